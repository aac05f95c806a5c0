import type { Patch } from "./patch";

/** What MoonSharp takes and Lua does not, and the other way round. */

const OPERATORS: readonly Patch[] = [
  // `!=`, and nothing that Lua 5.3 added.
  {
    file: "llex.js",
    from: /case 126 \/\* \('~'\)\.charCodeAt\(0\) \*\/: \{[^]*?\n {12}\}\n/,
    to: `case 33: /* ('!').charCodeAt(0) */
            case 126 /* ('~').charCodeAt(0) */: {
                let sign = ls.current;
                next(ls);
                if (check_next1(ls, 61 /* ('=').charCodeAt(0) */)) return TK_NE;
                return lexerror(ls, to_luastring(\`unexpected symbol near '\${String.fromCharCode(sign)}'\`), 0);
            }
`,
  },
  { file: "llex.js", from: /else if \(check_next1\(ls, 60 .*return TK_SHL;\n/, to: "" },
  { file: "llex.js", from: /else if \(check_next1\(ls, 62 .*return TK_SHR;\n/, to: "" },
  { file: "llex.js", from: /if \(check_next1\(ls, 47 .*return TK_IDIV;\n {16}else /, to: "" },
  { file: "lparser.js", from: /case 38 .*return OPR_BAND;\n/, to: "" },
  { file: "lparser.js", from: /case 124 .*return OPR_BOR;\n/, to: "" },
  { file: "lparser.js", from: /case 126 .*return OPR_BXOR;\n/, to: "" },
  { file: "lparser.js", from: /case 126 .*return OPR_BNOT;\n/, to: "" },
];

/** A label at the end of its block is in the scope of that block's variables; what is wrong stands where the `goto` does. */
const GOTO: readonly Patch[] = [
  {
    file: "lparser.js",
    from: /    skipnoopstat\(ls\);[^]*?nactvar;\n    \}\n    findgotos/,
    to: "    findgotos",
  },
  {
    file: "lparser.js",
    from: "let vname = getlocvar(fs, gt.nactvar).varname;",
    to: "let vname = getlocvar(fs, label.nactvar - 1).varname;",
  },
  {
    file: "lparser.js",
    from: "const gotostat = function(ls, pc) {\n",
    to: "const gotostat = function(ls, pc) {\n    let at = ls.t.at;\n",
  },
  {
    file: "lparser.js",
    from: "    findlabel(ls, g);  /* close it if label already defined */\n",
    to: "    ls.dyd.gt.arr[g].at = at;\n    findlabel(ls, g);  /* close it if label already defined */\n",
  },
  {
    file: "lparser.js",
    from: "const semerror = function(ls, msg) {\n",
    to: "const semerror = function(ls, msg, at) {\n    ls.t.at = at;\n",
  },
  {
    file: "lparser.js",
    from: "vname.getstr());\n        semerror(ls, msg);",
    to: "vname.getstr());\n        semerror(ls, msg, gt.at);",
  },
  {
    file: "lparser.js",
    from: "gt.name.getstr(), gt.line);\n    semerror(ls, msg);",
    to: "gt.name.getstr(), gt.line);\n    semerror(ls, msg, gt.at);",
  },
  { file: "lparser.js", from: "            semerror(fs.ls, msg);", to: "            semerror(fs.ls, msg, at);" },
  {
    file: "lparser.js",
    from: "const checkrepeated = function(fs, ll, label) {",
    to: "const checkrepeated = function(fs, ll, label, at) {",
  },
  {
    file: "lparser.js",
    from: "            labelstat(ls, str_checkname(ls), line);",
    to: "            let { at } = ls.t;\n            labelstat(ls, str_checkname(ls), line, at);",
  },
  {
    file: "lparser.js",
    from: "const labelstat = function(ls, label, line) {",
    to: "const labelstat = function(ls, label, line, at) {",
  },
  {
    file: "lparser.js",
    from: "    checkrepeated(fs, ll, label);  /* check",
    to: "    checkrepeated(fs, ll, label, at);  /* check",
  },
];

/** What is not closed is told with the line where it was opened, be it this one. */
const CLOSED: readonly Patch[] = [
  {
    file: "lparser.js",
    from: "        if (where === ls.linenumber)\n            error_expected(ls, what);\n        else\n",
    to: "",
  },
];

const LAMBDA: readonly Patch[] = [
  { file: "lparser.js", from: "const parlist = function(ls) {", to: "const parlist = function(ls, close = 41) {" },
  {
    file: "lparser.js",
    from: "    if (ls.t.token !== 41 /* (')').charCodeAt(0) */) {  /* is 'parlist'",
    to: "    if (ls.t.token !== close) {  /* is 'parlist'",
  },
  {
    file: "lparser.js",
    from: "const explist = function(ls, v) {\n",
    to: `/* '|' parlist '|' expr: a function that returns what the expression is worth */
const lambda = function(ls, e) {
    let fs = new FuncState();
    fs.f = addprototype(ls);
    fs.f.linedefined = ls.linenumber;
    open_func(ls, fs, new BlockCnt());
    checknext(ls, 124 /* ('|').charCodeAt(0) */);
    parlist(ls, 124);
    checknext(ls, 124 /* ('|').charCodeAt(0) */);
    /* a lambda of a lambda loses its bar: so it does there */
    if (fs.nactvar > 0 || fs.f.is_vararg) testnext(ls, 124 /* ('|').charCodeAt(0) */);
    let around = ls.place;
    ls.place = llex.luaX_placeFrom(ls.t.at);
    let v = new expdesc();
    expr(ls, v);
    llex.luaX_endBefore(ls.place, ls.t.at);
    if (hasmultret(v.k)) {
        luaK_setmultret(fs, v);
        luaK_ret(fs, fs.nactvar, LUA_MULTRET);
    } else luaK_ret(fs, luaK_exp2anyreg(fs, v), 1);
    ls.place = around;
    fs.f.lastlinedefined = ls.linenumber;
    codeclosure(ls, e);
    close_func(ls);
};

const explist = function(ls, v) {
`,
  },
  {
    file: "lparser.js",
    from: "        case R.TK_FUNCTION: {\n            llex.luaX_next(ls);\n            body(ls, v, 0, ls.linenumber);\n            return;\n        }\n",
    to: `        case R.TK_FUNCTION: {
            llex.luaX_next(ls);
            body(ls, v, 0, ls.linenumber);
            return;
        }
        case 124 /* ('|').charCodeAt(0) */: {
            lambda(ls, v);
            return;
        }
`,
  },
];

/**
 * An assignment works out its values first, then each of its places, from the left. What a place needs worked out is
 * read twice: once to see where the values begin, and again behind them.
 */
const ASSIGNMENT: readonly Patch[] = [
  {
    file: "lparser.js",
    from: /const exprstat= function\(ls\) \{[^]*?\n\};\n/,
    to: `const readingAt = function(ls) {
    let { current, linenumber, lastline, row, column, fromRow, fromColumn, endRow, endColumn } = ls;
    let { n, off } = ls.z;
    let t = { token: ls.t.token, at: ls.t.at, seminfo: Object.assign({}, ls.t.seminfo) };
    let lookahead = { token: ls.lookahead.token, at: ls.lookahead.at, seminfo: Object.assign({}, ls.lookahead.seminfo) };
    return function() {
        Object.assign(ls, { current, linenumber, lastline, row, column, fromRow, fromColumn, endRow, endColumn, t, lookahead });
        Object.assign(ls.z, { n, off });
    };
};

const codeAt = function(fs) {
    let { pc, lasttarget, np, freereg, nlocvars } = fs;
    return function() {
        /* jumps that waited for this place have found it with the first instruction */
        let jpc = fs.pc === pc ? fs.jpc : NO_JUMP;
        fs.f.code.length = fs.f.lineinfo.length = pc;
        Object.assign(fs, { pc, lasttarget, jpc, np, freereg, nlocvars });
    };
};

const setplace = function(fs, v, reg) {
    switch (v.k) {
        case expkind.VLOCAL: luaK_codeABC(fs, OP_MOVE, v.u.info, reg, 0); break;
        case expkind.VUPVAL: luaK_codeABC(fs, OP_SETUPVAL, reg, v.u.info, 0); break;
        default:
            luaK_codeABC(fs, v.u.ind.vt === expkind.VLOCAL ? OP_SETTABLE : OP_SETTABUP, v.u.ind.t, v.u.ind.idx, reg);
    }
};

/* the values of an assignment, each in the place that RK takes; locals and constants need none of their own */
const assigned = function(ls, places) {
    let fs = ls.fs;
    let base = fs.freereg;
    let e = new expdesc();
    let values = explist(ls, e);
    if (places === 1 && values === 1 && !hasmultret(e.k)) {
        let rk = luaK_exp2RK(fs, e);
        return () => rk;
    }
    adjust_assign(ls, places, values, e);
    fs.freereg = base + places;
    return (i) => base + i;
};

const inOrder = function(ls, places, readAgain, forget) {
    let fs = ls.fs;
    for (; testnext(ls, 44 /* (',').charCodeAt(0) */); places++) {
        let v = new expdesc();
        suffixedexp(ls, v);
        check_condition(ls, vkisvar(v.k), to_luastring("syntax error", true));
    }
    forget();
    checknext(ls, 61 /* ('=').charCodeAt(0) */);
    let value = assigned(ls, places);
    llex.luaX_endBefore(ls.place, ls.t.at);
    let goOn = readingAt(ls);
    let top = fs.freereg;
    readAgain();
    for (let i = 0; i < places; i++) {
        if (i > 0) llex.luaX_next(ls);
        let v = new expdesc();
        suffixedexp(ls, v);
        setplace(fs, v, value(i));
        fs.freereg = top;
    }
    goOn();
};

const exprstat = function(ls) {
    let fs = ls.fs;
    let readAgain = readingAt(ls);
    let forget = codeAt(fs);
    let from = fs.pc;
    let v = new LHS_assign();
    suffixedexp(ls, v.v);
    if (ls.t.token === 61 /* ('=').charCodeAt(0) */ || ls.t.token === 44 /* (',').charCodeAt(0) */) {
        check_condition(ls, vkisvar(v.v.k), to_luastring("syntax error", true));
        if (ls.t.token === 44 || fs.pc !== from) inOrder(ls, 1, readAgain, forget);
        else {
            v.prev = null;
            assignment(ls, v, 1);
            llex.luaX_endBefore(ls.place, ls.t.at);
        }
    }
    else {  /* stat -> func */
        check_condition(ls, v.v.k === expkind.VCALL, to_luastring("syntax error", true));
        Object.assign(ls.place, ls.call);
        SETARG_C(getinstruction(fs, v.v), 1);  /* call statement uses no results */
    }
};
`,
  },
  {
    file: "lparser.js",
    from: "        OP_SETTABLE,\n",
    to: "        OP_SETTABLE,\n        OP_SETTABUP,\n        OP_SETUPVAL,\n",
  },
];

/**
 * MoonSharp stores into a `local` without a value what lies on top of its stack: within the body of a generic `for` that is
 * what it goes through, so that the first is the list, the second the key, and only the others are nil.
 */
const LEFT_OPEN: readonly Patch[] = [
  {
    file: "lparser.js",
    from: "    adjustlocalvars(ls, nvars);\n};\n\nconst funcname",
    to: `    adjustlocalvars(ls, nvars);
    if (nexps === 0) leftOpen(ls.fs, nvars);
};

const leftOpen = function(fs, nvars) {
    for (let at = fs.nactvar - nvars - 1; at > 0; at--) {
        let name = to_jsstring(getlocvar(fs, at).varname.getstr());
        if (name === "(for step)") return;
        if (name === "(for control)") {
            let first = fs.freereg - nvars;
            luaK_codeABC(fs, OP_MOVE, first, at - 1, 0);
            if (nvars > 1) luaK_codeABC(fs, OP_MOVE, first + 1, at, 0);
            return;
        }
    }
};

const funcname`,
  },
  {
    file: "lparser.js",
    from: "    to_luastring\n} = require('./defs.js');",
    to: "    to_jsstring,\n    to_luastring\n} = require('./defs.js');",
  },
];

export const grammar: readonly Patch[] = [...LEFT_OPEN, ...OPERATORS, ...GOTO, ...CLOSED, ...LAMBDA, ...ASSIGNMENT];
