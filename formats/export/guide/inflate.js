// Bytes that zlib has deflated (raw, without a header) as they were: all phones can do this, while few have a function for it.
function inflated(bytes) {
    'use strict';
    var at = 0, bits = 0, held = 0, out = new Uint8Array(bytes.length * 4), size = 0;
    function read(count) {
        while (held < count) { bits |= bytes[at++] << held; held += 8; }
        var value = bits & ((1 << count) - 1);
        bits >>>= count;
        held -= count;
        return value;
    }
    function room(more) {
        if (size + more <= out.length) return;
        var larger = new Uint8Array(Math.max(out.length * 2, size + more));
        larger.set(out);
        out = larger;
    }
    // How many codes there are of each length, and the symbols in the order of their codes.
    function tree(lengths) {
        var counts = new Uint16Array(16), starts = new Uint16Array(16), symbols = new Uint16Array(lengths.length), i;
        for (i = 0; i < lengths.length; i++) counts[lengths[i]]++;
        counts[0] = 0;
        for (i = 1; i < 16; i++) starts[i] = starts[i - 1] + counts[i - 1];
        for (i = 0; i < lengths.length; i++) if (lengths[i]) symbols[starts[lengths[i]]++] = i;
        return {counts: counts, symbols: symbols};
    }
    function symbol(of) {
        var code = 0, first = 0, index = 0;
        for (var length = 1; length < 16; length++) {
            code |= read(1);
            var count = of.counts[length];
            if (code - count < first) return of.symbols[index + code - first];
            index += count;
            first = (first + count) << 1;
            code <<= 1;
        }
        throw new Error('not deflated');
    }
    function usual() {
        var lengths = [], i;
        for (i = 0; i < 288; i++) lengths.push(i < 144 ? 8 : i < 256 ? 9 : i < 280 ? 7 : 8);
        return {letters: tree(lengths), ways: tree(new Array(30).fill(5))};
    }
    function own() {
        var letters = read(5) + 257, ways = read(5) + 1, count = read(4) + 4, i;
        var order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15], lengths = new Array(19).fill(0);
        for (i = 0; i < count; i++) lengths[order[i]] = read(3);
        var code = tree(lengths), all = [];
        while (all.length < letters + ways) {
            var next = symbol(code), again = 1, value = next;
            if (next === 16) { value = all[all.length - 1]; again = 3 + read(2); }
            if (next === 17) { value = 0; again = 3 + read(3); }
            if (next === 18) { value = 0; again = 11 + read(7); }
            while (again--) all.push(value);
        }
        return {letters: tree(all.slice(0, letters)), ways: tree(all.slice(letters))};
    }
    var base = [3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258];
    var far = [1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145,
               8193, 12289, 16385, 24577];
    function block(trees) {
        for (;;) {
            var next = symbol(trees.letters);
            if (next === 256) return;
            if (next < 256) { room(1); out[size++] = next; continue; }
            var n = next - 257, length = base[n] + read(n < 8 || n === 28 ? 0 : (n - 4) >> 2);
            var w = symbol(trees.ways), way = far[w] + read(w < 4 ? 0 : (w - 2) >> 1);
            room(length);
            for (; length > 0; length--, size++) out[size] = out[size - way];
        }
    }
    for (var last = 0; !last;) {
        last = read(1);
        var kind = read(2);
        if (kind === 0) {
            held = bits = 0;
            var plain = bytes[at] | bytes[at + 1] << 8;
            at += 4;
            room(plain);
            out.set(bytes.subarray(at, at + plain), size);
            at += plain;
            size += plain;
        } else block(kind === 1 ? usual() : own());
    }
    return out.subarray(0, size);
}

// The bytes of a part of this page, by its id.
function unpacked(id) {
    'use strict';
    var text = atob(document.getElementById(id).textContent.trim()), bytes = new Uint8Array(text.length);
    for (var i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
    return inflated(bytes);
}
