// What the page itself says, before the editor is there or when it cannot go on; the editor's sentences are in formats/data/words.
const sentences = {
  en: {
    loading: 'Loading…',
    noWebgl: 'This browser has no WebGL 2, which the editor draws with: allow graphics acceleration in its settings, or use another browser.',
    noMemory: 'This device does not give the editor the memory that it needs: close other tabs, then reload.',
    noThreads: 'The browser does not let the editor use threads at this address: open {address}.',
    notLoaded: 'The editor could not be loaded whole: look at the network, then reload.',
    stopped: 'The editor has stopped by a fault of its own. What you did until then is kept, and is offered again after a reload.',
    graphicsGone: 'The browser has taken the graphics away. What you did is kept: reload the page.',
    reload: 'Reload',
    close: 'Close',
    nothingKept: 'This browser keeps nothing for this page (private window, or storage is forbidden): download your maps before you close it.',
    newVersion: 'A new version of the editor has come.',
    overHttps: 'this page by https, or on the machine that serves it by http://localhost{port}',
    otherWindow: 'it in a window that is not private',
  },
  de: {
    loading: 'Lädt …',
    noWebgl: 'Dieser Browser hat kein WebGL 2, womit der Editor zeichnet: Erlaube die Grafikbeschleunigung in seinen Einstellungen, oder nimm einen anderen Browser.',
    noMemory: 'Dieses Gerät gibt dem Editor nicht den Speicher, den er braucht: Schließe andere Tabs, dann lade neu.',
    noThreads: 'Der Browser lässt den Editor unter dieser Adresse keine Threads benutzen: Öffne {address}.',
    notLoaded: 'Der Editor ließ sich nicht ganz laden: Sieh nach dem Netz, dann lade neu.',
    stopped: 'Der Editor ist durch einen eigenen Fehler stehen geblieben. Was du bis dahin getan hast, ist aufgehoben und wird nach dem Neuladen angeboten.',
    graphicsGone: 'Der Browser hat die Grafik weggenommen. Was du getan hast, ist aufgehoben: Lade die Seite neu.',
    reload: 'Neu laden',
    close: 'Schließen',
    nothingKept: 'Dieser Browser hebt für diese Seite nichts auf (privates Fenster, oder Speicher ist verboten): Lade deine Karten herunter, bevor du sie schließt.',
    newVersion: 'Eine neue Version des Editors ist da.',
    overHttps: 'diese Seite über https, oder auf dem Rechner, der sie anbietet, über http://localhost{port}',
    otherWindow: 'sie in einem Fenster, das nicht privat ist',
  },
};

// The editor's own languages are those of the page. `code`: as a browser names it ("de-AT").
export const languageOf = code => code?.slice(0, 2).toLowerCase() in sentences ? code.slice(0, 2).toLowerCase() : 'en';
export const words = sentences[languageOf(navigator.language)];
export const say = (sentence, places) => sentence.replace(/\{(\w+)\}/g, (_, name) => places[name]);

// Where the editor has all that it needs, as the end of a sentence.
export const betterAddress = () => isSecureContext ? words.otherWindow
  : say(words.overHttps, {port: location.port ? ':' + location.port : ''});
