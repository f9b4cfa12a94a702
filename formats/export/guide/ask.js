// What the guide does beyond paging, where scripts run: Ask, by the engine itself as a module of WebAssembly, and the steps in 3D.
// `askWords` and `askSpaces` stand in the page: sentences by id, and of each space hex, level, colour and height.
(function () {
    'use strict';
    function by(id) { return document.getElementById(id); }
    function shown(element, yes) { if (element) element.hidden = !yes; }

    // ---- the engine

    // The module asks the system for nothing that matters here.
    function imports(module, memory) {
        var none = {};
        WebAssembly.Module.imports(module).forEach(function (each) {
            none[each.module] = none[each.module] || {};
            none[each.module][each.name] = function (a, b) {
                if (each.name !== 'environ_sizes_get') return 8;
                var view = new DataView(memory().buffer);
                view.setUint32(a, 0, true);
                view.setUint32(b, 0, true);
                return 0;
            };
        });
        return none;
    }
    function asker(engine) {
        function put(bytes) {
            var text = engine.ask_text(bytes.length);
            new Uint8Array(engine.memory.buffer).set(bytes, engine.ask_bytes(text));
            return text;
        }
        var packed = put(unpacked('ask-map')), map = engine.ask_open(packed);
        engine.ask_done(packed);
        if (!map) throw new Error('no map');
        return function (question) {
            var letters = [], i, answer = '';
            for (i = 0; i < question.length; i++) letters.push(question.charCodeAt(i) & 127);
            var asked = put(letters), text = engine.ask_answer(map, asked), at = engine.ask_bytes(text);
            var bytes = new Uint8Array(engine.memory.buffer, at, engine.ask_size(text));
            for (i = 0; i < bytes.length; i++) answer += '%' + (bytes[i] < 16 ? '0' : '') + bytes[i].toString(16);
            engine.ask_done(asked);
            engine.ask_done(text);
            return decodeURIComponent(answer);
        };
    }
    var ask = null, opening = null;
    // Calls `then` once questions can be asked. Nothing is unpacked before.
    function open(then) {
        if (ask) return then();
        if (!opening) {
            var engine = null;
            opening = WebAssembly.compile(unpacked('ask-engine')).then(function (module) {
                return WebAssembly.instantiate(module, imports(module, function () { return engine.memory; }));
            }).then(function (instance) {
                engine = instance.exports;
                engine._initialize();
                ask = asker(engine);
            });
        }
        opening.then(then, function () { tell([say('guide.ask-cannot')]); });
    }
    // For whoever wants to ask by a script: answers as JSON.
    window.hexwrightAsk = function (question, then) { open(function () { then(ask(question)); }); };

    // ---- what is said

    function say(id, values) {
        var text = askWords[id] || id;
        values = values || {};
        if (typeof text !== 'string') text = text[+values.n === 1 || +values.room === 1 ? 0 : 1];
        return text.replace(/\{(\w+)\}/g, function (all, name) { return name in values ? values[name] : all; });
    }
    function tell(sentences) {
        var out = by('answer');
        out.textContent = '';
        sentences.forEach(function (sentence) {
            var line = document.createElement('p');
            line.textContent = sentence;
            out.appendChild(line);
        });
    }

    // ---- the map to tap on

    var map = by('ask-plan'), from = null, to = null, move = 5, height = 5, flies = false, wide = 44, cells = {}, levels = {};
    var side = 1 / Math.sqrt(3);
    function name_of(space) { return space[0] + ',' + space[1] + ',' + space[2]; }
    function add(parent, name, values, text) {
        var element = document.createElementNS(map.namespaceURI, name);
        for (var key in values) element.setAttribute(key, values[key]);
        if (text !== undefined) element.textContent = text;
        parent.appendChild(element);
        return element;
    }
    function draw_map() {
        var left = Infinity, top = Infinity, right = -Infinity, bottom = -Infinity;
        askSpaces.forEach(function (space) {
            var key = space[0] + ',' + space[1], x = space[0] + space[1] / 2, y = space[1] * side * 1.5;
            (levels[key] = levels[key] || []).push(space);
            left = Math.min(left, x); right = Math.max(right, x); top = Math.min(top, y); bottom = Math.max(bottom, y);
        });
        var width = right - left + 2, high = bottom - top + 2;
        map.setAttribute('viewBox', [left - 1, top - 1, width, high].join(' '));
        map.dataset.wide = width;
        map.dataset.high = high;
        Object.keys(levels).forEach(function (key) {
            levels[key].sort(function (a, b) { return b[2] - a[2]; });
            var space = levels[key][0], x = space[0] + space[1] / 2, y = space[1] * side * 1.5, corners = [];
            for (var i = 0; i < 6; i++)
                corners.push((x + Math.sin(i * Math.PI / 3) * side * 0.97).toFixed(3) + ',' + (y - Math.cos(i * Math.PI / 3) * side * 0.97).toFixed(3));
            var cell = add(map, 'g', {'class': 'cell'});
            add(cell, 'polygon', {points: corners.join(' '), fill: space[3]});
            cells[key] = {group: cell, cost: add(cell, 'text', {x: x, y: y + 0.08, 'class': 'cost'}, ''),
                          place: add(cell, 'text', {x: x, y: y + 0.36, 'class': 'place'}, key)};
            cell.addEventListener('click', function () { tapped(key); });
        });
        zoom(1);
    }
    function zoom(times) {
        wide = Math.min(99, Math.max(12, wide * times));
        map.style.width = Math.round(map.dataset.wide * wide) + 'px';
        map.style.height = Math.round(map.dataset.high * wide) + 'px';
        shown(by('ask-hint'), map.dataset.wide * wide > map.parentNode.clientWidth);
    }
    // A second touch of a hex means what lies under its uppermost space.
    function tapped(key) {
        var here = levels[key], last = to || from, at = last ? here.indexOf(last) : -1;
        if (at >= 0 && here.length > 1) {
            if (to) to = here[(at + 1) % here.length];
            else from = here[(at + 1) % here.length];
        } else if (at >= 0 && !to) from = null;
        else if (from && !to) to = here[0];
        else { from = here[0]; to = null; }
        answer();
    }
    function mark(key, name) { cells[key].group.setAttribute('class', 'cell ' + name); }
    function key_of(space) { return space[0] + ',' + space[1]; }
    function clear() {
        for (var key in cells) {
            mark(key, '');
            cells[key].cost.textContent = '';
        }
        if (from) mark(key_of(from), 'from');
        if (to) mark(key_of(to), 'to');
    }
    function refused(found) {
        if (!found.refused) return false;
        tell([say(found.refused, found['with'])]);
        return true;
    }
    function tell_reach(found) {
        if (refused(found)) return;
        found.spaces.forEach(function (goal) {
            var parts = goal[0].split(','), key = parts[0] + ',' + parts[1];
            if (from[0] === +parts[0] && from[1] === +parts[1]) return;
            mark(key, goal[2] & 2 ? 'harms' : goal[2] & 1 ? 'stops' : 'reached');
            cells[key].cost.textContent = goal[1];
        });
        var flags = found.spaces.reduce(function (all, goal) { return all | goal[2]; }, 0), text = [];
        text.push(say(flies ? 'guide.ask-flies' : 'guide.ask-walks', {space: name_of(from), move: move, n: found.spaces.length}));
        if (flags & 1) text.push(say('guide.ask-stops'));
        if (flags & 2) text.push(say('guide.ask-harms'));
        tell(text.concat(say('guide.ask-second')));
    }
    function tell_sight(found) {
        if (refused(found)) return;
        var ends = {from: name_of(from), to: name_of(to)}, text = [say(found.seen ? 'sight.seen' : 'sight.hidden', ends)];
        text.push(found.range === null ? say('sight.no-way') : say('sight.range', {n: found.range}));
        if (found.height)
            text.push(say('sight.height-advantage', {n: Math.abs(found.height), who: found.height > 0 ? ends.from : ends.to}));
        if (found.by.length) text.push(say('sight.in-the-way') + ' ' + found.by.join('; '));
        tell(text);
    }
    function answer() {
        clear();
        by('ask-move').textContent = say('guide.ask-move', {move: move});
        by('ask-height').textContent = say('guide.ask-height', {height: height});
        by('ask-flies').setAttribute('aria-pressed', flies);
        if (!from) return tell([say('guide.ask-how')]);
        open(function () {
            if (to) tell_sight(JSON.parse(ask('sight ' + name_of(from) + ' ' + name_of(to) + ' ' + height)));
            else tell_reach(JSON.parse(ask('reach ' + name_of(from) + ' ' + move + ' ' + height + (flies ? ' flies' : ' walks'))));
        });
    }
    function on(id, act) { by(id).addEventListener('click', act); }
    function at_least(value) { return Math.min(20, Math.max(1, value)); }
    function begin_ask() {
        draw_map();
        on('move-less', function () { move = at_least(move - 1); answer(); });
        on('move-more', function () { move = at_least(move + 1); answer(); });
        on('height-less', function () { height = at_least(height - 1); answer(); });
        on('height-more', function () { height = at_least(height + 1); answer(); });
        on('ask-flies', function () { flies = !flies; answer(); });
        on('plan-less', function () { zoom(0.7); });
        on('plan-more', function () { zoom(1 / 0.7); });
        answer();
    }
    var begun = false;
    function come_to_ask() {
        if (begun || !map || !by('go-ask').checked) return;
        begun = true;
        shown(by('ask-without'), false);
        shown(by('ask-all'), true);
        begin_ask();
    }

    // ---- 3D

    var solid = by('solid'), canvas = by('scene'), view = null;
    function step() { return +document.querySelector('input[name=step]:checked').id.slice(1); }
    function text_of(bytes) {
        for (var text = '', i = 0; i < bytes.length; i += 8192) text += String.fromCharCode.apply(null, bytes.subarray(i, i + 8192));
        return text;
    }
    function begin_scene() {
        var script = document.createElement('script');
        script.textContent = text_of(unpacked('scene-script'));
        document.body.appendChild(script);
        view = window.guideScene(canvas, JSON.parse(text_of(unpacked('scene-model'))), matchMedia('(prefers-color-scheme:dark)').matches);
    }
    function show_solid(yes) {
        if (yes && !view) {
            try { begin_scene(); } catch (error) {
                solid.textContent = solid.dataset.cannot;
                solid.disabled = true;
                return;
            }
        }
        shown(canvas, yes);
        document.querySelector('.map').style.display = yes ? 'none' : '';
        solid.setAttribute('aria-pressed', yes);
        if (yes) view.step(step());
    }
    if (solid) {
        shown(solid, true);
        solid.addEventListener('click', function () { show_solid(canvas.hidden); });
    }
    window.guideView = function () { return view; };

    function follow() {
        come_to_ask();
        if (view && !canvas.hidden && by('go-build').checked) view.step(step());
    }
    document.addEventListener('change', follow);
    document.addEventListener('guide', follow);
    follow();
})();
