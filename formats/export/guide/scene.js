// The steps of building in three dimensions, for the guide of a phone. esbuild makes one plain script of this and of what it
// uses of three.js. Lengths are in tenths of a millimetre, z up; a model is {shapes: [{c: corners, f: faces, rgb}], steps:
// [[shape, x, y, z, ...], ...], turns: [turn of the map in which a step is seen best, 0..5, ...]}.
import {
    BackSide, BufferAttribute, BufferGeometry, Color, DirectionalLight, EdgesGeometry, HemisphereLight, LineBasicMaterial, LineSegments, Mesh,
    MeshBasicMaterial, MeshLambertMaterial, PerspectiveCamera, Scene, Vector3, WebGLRenderer
} from 'three';

const edge_degrees = 20, usual_turn = -0.5, usual_tilt = 0.85;

// Faces do not share corners, so that each is lit as the plane that it is.
function geometry_of(shape) {
    const places = new Float32Array(shape.f.length * 3);
    shape.f.forEach((corner, i) => places.set(shape.c.slice(corner * 3, corner * 3 + 3), i * 3));
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new BufferAttribute(places, 3));
    geometry.computeVertexNormals();
    return geometry;
}

// The shape a little larger. Its back, seen around the shape itself, is an outline of this width.
function shell_of(shape, width) {
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new BufferAttribute(new Float32Array(shape.c), 3));
    geometry.setIndex(shape.f);
    geometry.computeVertexNormals();
    const places = geometry.attributes.position, normals = geometry.attributes.normal;
    for (let i = 0; i < places.count; ++i)
        places.setXYZ(i, places.getX(i) + normals.getX(i) * width, places.getY(i) + normals.getY(i) * width, places.getZ(i) + normals.getZ(i) * width);
    return geometry;
}

// What lies is hardly more than a shadow of its colour, so that one new piece among hundreds is seen.
function faded(rgb, dark) {
    const color = new Color(rgb), grey = color.r * 0.3 + color.g * 0.59 + color.b * 0.11;
    return color.lerp(new Color(grey, grey, grey), 0.5).lerp(new Color(dark ? 0x20252A : 0xFFFFFF), 0.62);
}

function bounds_of(model) {
    const low = [Infinity, Infinity, Infinity], high = [-Infinity, -Infinity, -Infinity];
    for (const step of model.steps)
        for (let i = 0; i < step.length; i += 4)
            for (let axis = 0; axis < 3; ++axis) {
                low[axis] = Math.min(low[axis], step[i + 1 + axis]);
                high[axis] = Math.max(high[axis], step[i + 1 + axis]);
            }
    const size = Math.hypot(high[0] - low[0], high[1] - low[1], high[2] - low[2]), corners = [];
    for (let i = 0; i < 8; ++i)
        corners.push(new Vector3(i & 1 ? low[0] - 260 : high[0] + 260, i & 2 ? low[1] - 260 : high[1] + 260, i & 4 ? low[2] : high[2] + 100));
    return {middle: low.map((value, axis) => (value + high[axis]) / 2), radius: Math.max(size / 2 + 450, 900), corners};
}

// Draws on the canvas; throws where there is no WebGL. Gives {step(n), turn(by, tilt), zoom(by), frames(), turned()}: steps are counted from 1.
window.guideScene = function (canvas, model, dark) {
    const renderer = new WebGLRenderer({canvas, antialias: true, alpha: true, preserveDrawingBuffer: true});
    const scene = new Scene(), camera = new PerspectiveCamera(35, 1, 50, 100000);
    const bounds = bounds_of(model), geometries = [], edges = [], materials = new Map();
    let turn = usual_turn, shown_turn = 0, tilt = usual_tilt, away = 1, now = 0, asked = false, drawn = 0;
    const light = new DirectionalLight(0xFFFFFF, 0.75);
    light.position.set(-0.5, -0.9, 1.6);
    scene.add(new HemisphereLight(0xFFFFFF, 0x777777, 0.7), light);
    const new_line = new LineBasicMaterial({color: 0x000000});
    const old_line = new LineBasicMaterial({color: dark ? 0x59626A : 0xB4BBC1});
    const around = new MeshBasicMaterial({color: dark ? 0xFFFFFF : 0x000000, side: BackSide});
    const around_width = Math.max(14, bounds.radius * 0.011), shells = [];
    let outlines = [];

    function material(rgb, is_new) {
        const key = rgb + (is_new ? 'n' : 'o');
        if (!materials.has(key)) materials.set(key, new MeshLambertMaterial({color: is_new ? rgb : faded(rgb, dark)}));
        return materials.get(key);
    }
    const steps = model.steps.map(step => {
        const pieces = [];
        for (let i = 0; i < step.length; i += 4) {
            const number = step[i], shape = model.shapes[number];
            geometries[number] = geometries[number] || geometry_of(shape);
            edges[number] = edges[number] || new EdgesGeometry(geometries[number], edge_degrees);
            const body = new Mesh(geometries[number], material(shape.rgb, false)), line = new LineSegments(edges[number], old_line);
            for (const part of [body, line]) {
                part.position.set(step[i + 1], step[i + 2], step[i + 3]);
                part.visible = false;
                scene.add(part);
            }
            pieces.push({body, line, number, rgb: shape.rgb});
        }
        return pieces;
    });

    function stand(far) {
        camera.up.set(0, 0, 1);
        camera.position.set(bounds.middle[0] + far * Math.sin(turn) * Math.cos(tilt), bounds.middle[1] - far * Math.cos(turn) * Math.cos(tilt),
                            bounds.middle[2] + far * Math.sin(tilt));
        camera.lookAt(bounds.middle[0], bounds.middle[1], bounds.middle[2]);
        camera.updateMatrixWorld();
    }
    // How far away the whole map just fills the canvas, seen from here.
    function fitting() {
        let far = bounds.radius / Math.sin(Math.PI / 180 * 17.5) / Math.min(1, camera.aspect);
        camera.far = far * 4;
        camera.updateProjectionMatrix();
        for (let i = 0; i < 4; ++i) {
            stand(far);
            const reach = bounds.corners.map(corner => corner.clone().project(camera)).map(at => Math.max(Math.abs(at.x), Math.abs(at.y)));
            far *= Math.max(...reach) * 1.03;
        }
        return far;
    }

    // Around what is new, as wide on the screen whatever the map's size.
    function outline_step() {
        outlines.forEach(outline => scene.remove(outline));
        outlines = (steps[now - 1] || []).map(({body, number}) => {
            shells[number] = shells[number] || shell_of(model.shapes[number], around_width);
            const outline = new Mesh(shells[number], around);
            outline.position.copy(body.position);
            scene.add(outline);
            return outline;
        });
    }

    function draw() {
        asked = false;
        const width = canvas.clientWidth, height = canvas.clientHeight;
        if (!width || !height) return;
        renderer.setPixelRatio(Math.min(window.devicePixelRatio || 1, 2));
        renderer.setSize(width, height, false);
        camera.aspect = width / height;
        const far = away * fitting();
        stand(far);
        camera.far = far + bounds.radius * 4;
        camera.updateProjectionMatrix();
        renderer.render(scene, camera);
        drawn++;
    }
    function ask() {
        if (!asked) requestAnimationFrame(draw);
        asked = true;
    }
    const view = {
        step(number) {
            now = number;
            // What a finger has turned stays as long as the steps are seen from the same side.
            const best = model.turns[now - 1] || 0;
            if (best !== shown_turn) turn = best ? best * Math.PI / 3 : usual_turn;
            shown_turn = best;
            steps.forEach((pieces, i) => pieces.forEach(piece => {
                piece.body.visible = piece.line.visible = i < now;
                piece.body.material = material(piece.rgb, i === now - 1);
                piece.line.material = i === now - 1 ? new_line : old_line;
            }));
            outline_step();
            ask();
        },
        turn(by, up) {
            turn += by;
            tilt = Math.min(1.5, Math.max(0.1, tilt + up));
            ask();
        },
        zoom(by) {
            away = Math.min(2, Math.max(0.15, away * by));
            ask();
        },
        frames() { return drawn; },
        turned() { return Math.round(turn / (Math.PI / 3)); }
    };

    // One finger turns, two zoom.
    const fingers = new Map();
    const spread = () => {
        const [a, b] = [...fingers.values()];
        return Math.hypot(a.x - b.x, a.y - b.y);
    };
    canvas.addEventListener('pointerdown', event => {
        fingers.set(event.pointerId, {x: event.clientX, y: event.clientY});
        try { canvas.setPointerCapture(event.pointerId); } catch (error) { /* A finger that is gone already. */ }
    });
    canvas.addEventListener('pointermove', event => {
        const finger = fingers.get(event.pointerId);
        if (!finger) return;
        const before = fingers.size === 2 ? spread() : 0;
        const by = {x: event.clientX - finger.x, y: event.clientY - finger.y};
        finger.x = event.clientX;
        finger.y = event.clientY;
        if (fingers.size === 1) view.turn(-by.x * 0.01, by.y * 0.01);
        if (fingers.size === 2 && before > 0) view.zoom(before / Math.max(spread(), 1));
    });
    for (const name of ['pointerup', 'pointercancel']) canvas.addEventListener(name, event => fingers.delete(event.pointerId));
    canvas.addEventListener('wheel', event => {
        view.zoom(event.deltaY > 0 ? 1.1 : 1 / 1.1);
        event.preventDefault();
    });
    window.addEventListener('resize', ask);
    return view;
};
