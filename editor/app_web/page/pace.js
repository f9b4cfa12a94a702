// Frames do not queue up: where a processor draws, a click would wait for all that were begun before it.
export function makePace(canvas) {
  const gl = canvas.getContext('webgl2');
  let drawn = null;
  return {
    // A fence of graphics that were taken away is never reached: its status is null from then on.
    isDrawing: () => drawn !== null && !gl.isContextLost() && gl.getSyncParameter(drawn, gl.SYNC_STATUS) === gl.UNSIGNALED,
    began() {  // All of a frame is told to the graphics.
      if (drawn) gl.deleteSync(drawn);
      drawn = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
      gl.flush();
    },
  };
}
