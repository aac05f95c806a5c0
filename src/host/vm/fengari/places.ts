import type { Patch } from "./patch";

/**
 * An error is told with the statement it stands in, from where to where, as MoonSharp does. Each token knows its own place
 * and where the one before it ended, a comment too; each statement has one place that all its instructions share.
 */

const LEXER: readonly Patch[] = [
  {
    file: "llex.js",
    from: "const next = function(ls) {\n",
    to: `const next = function(ls) {
    if (ls.current === 10) {
        ls.row++;
        ls.column = 0;
    } else ls.column++;
`,
  },
  {
    file: "llex.js",
    from: "    ls.linenumber = 1;\n",
    to: `    ls.linenumber = 1;
    ls.row = ls.fromRow = ls.endRow = 1;
    ls.column = ls.fromColumn = ls.endColumn = 0;
    ls.place = null;
    ls.call = null;
`,
  },
  {
    file: "llex.js",
    from: `    for (;;) {
        lua_assert(typeof ls.current == "number"); /* fengari addition */
`,
    to: `    for (;;) {
        ls.fromRow = ls.row;
        ls.fromColumn = ls.column;
`,
  },
  {
    file: "llex.js",
    from: `                        luaZ_resetbuffer(ls.buff);  /* previous call may dirty the buff. */
                        break;
`,
    to: `                        luaZ_resetbuffer(ls.buff);  /* previous call may dirty the buff. */
                        ls.endRow = ls.row;
                        ls.endColumn = ls.column;
                        break;
`,
  },
  {
    file: "llex.js",
    from: `                    next(ls);  /* skip until end of line (or end of file) */
                break;
`,
    to: `                    next(ls);  /* skip until end of line (or end of file) */
                if (ls.current !== EOZ) inclinenumber(ls);
                ls.endRow = ls.row;
                ls.endColumn = ls.column;
                break;
`,
  },
  { file: "llex.js", from: "ls.t.token = llex(ls, ls.t.seminfo);", to: "ls.t.token = lexed(ls, ls.t);" },
  {
    file: "llex.js",
    from: "ls.lookahead.token = llex(ls, ls.lookahead.seminfo);",
    to: "ls.lookahead.token = lexed(ls, ls.lookahead);",
  },
  {
    file: "llex.js",
    from: "        ls.t.token = ls.lookahead.token;  /* use this one */\n",
    to: "        ls.t.token = ls.lookahead.token;  /* use this one */\n        ls.t.at = ls.lookahead.at;\n",
  },
  {
    file: "llex.js",
    from: "const luaX_next = function(ls) {\n",
    to: `const lexed = function(ls, into) {
    meter.work(10);
    let token = llex(ls, into.seminfo);
    into.at = {
        line: ls.fromRow, column: ls.fromColumn,
        endLine: ls.row, endColumn: ls.column,
        lastLine: ls.endRow, lastColumn: ls.endColumn
    };
    ls.endRow = ls.row;
    ls.endColumn = ls.column;
    return token;
};

/* the place from one token to the next, which is written as soon as its end is known */
const luaX_placeFrom = function({ line, column, endLine, endColumn }) {
    return { line, column, endLine, endColumn };
};

const luaX_endWith = function(place, { endLine, endColumn }) {
    place.endLine = endLine;
    place.endColumn = endColumn;
};

const luaX_endBefore = function(place, { lastLine, lastColumn }) {
    place.endLine = lastLine;
    place.endColumn = lastColumn;
};

const luaX_next = function(ls) {
`,
  },
  {
    file: "llex.js",
    from: "module.exports.luaX_next        = luaX_next;\n",
    to: `module.exports.luaX_next        = luaX_next;
module.exports.luaX_placeFrom   = luaX_placeFrom;
module.exports.luaX_endWith     = luaX_endWith;
module.exports.luaX_endBefore   = luaX_endBefore;
`,
  },
  {
    file: "llex.js",
    from: "msg = ldebug.luaG_addinfo(ls.L, msg, ls.source, ls.linenumber);",
    to: `msg = ldebug.luaG_addinfo(ls.L, msg, ls.source, isWhole ? ls.t.at : {
        line: ls.fromRow, column: ls.fromColumn, endLine: ls.row, endColumn: ls.column
    });`,
  },
  {
    file: "llex.js",
    from: "const lexerror = function(ls, msg, token) {",
    to: "const lexerror = function(ls, msg, token, isWhole) {",
  },
  { file: "llex.js", from: "    lexerror(ls, msg, ls.t.token);\n", to: "    lexerror(ls, msg, ls.t.token, true);\n" },
];

const CODE: readonly Patch[] = [
  { file: "lcode.js", from: "f.lineinfo[fs.pc] = fs.ls.lastline;", to: "f.lineinfo[fs.pc] = fs.ls.place;" },
  { file: "lcode.js", from: "    fs.f.lineinfo[fs.pc - 1] = line;\n", to: "" },
  {
    file: "ldebug.js",
    from: /return ci\.func\.value\.p\.lineinfo\.length !== 0 \?.*\n/,
    to: "let place = currentplace(ci);\n    return place ? place.line : -1;\n",
  },
  {
    file: "ldebug.js",
    from: "const currentline = function(ci) {\n",
    to: `const currentplace = function(ci) {
    return ci.func.value.p.lineinfo[currentpc(ci)];
};

const currentline = function(ci) {
`,
  },
  {
    file: "ldebug.js",
    from: "ltable.luaH_setint(t, lineinfo[i], v);",
    to: "ltable.luaH_setint(t, lineinfo[i].line, v);",
  },
  {
    file: "ldebug.js",
    from: "                ar.currentline = ci &&",
    to: "                ar.place = ci && ci.callstatus & lstate.CIST_LUA ? currentplace(ci) : null;\n                ar.currentline = ci &&",
  },
  {
    file: "ldebug.js",
    from: "ci.func.value.p.source, currentline(ci));",
    to: "ci.func.value.p.source, currentplace(ci));",
  },
  {
    file: "ldebug.js",
    from: 'return lobject.luaO_pushfstring(L, to_luastring("%s:%d: %s", true), buff, line, msg);',
    to: 'return lobject.luaO_pushfstring(L, to_luastring("%s:%s: %s", true), buff, own.placeText(line), msg);',
  },
  {
    file: "lauxlib.js",
    from: 'lua_pushfstring(L, to_luastring("%s:%d: "), ar.short_src, ar.currentline);',
    to: 'lua_pushfstring(L, to_luastring("%s:%s: "), ar.short_src, own.placeText(ar.place));',
  },
  {
    file: "lauxlib.js",
    from: "lua_pushliteral(L, `${ar.currentline}:`);",
    to: "lua_pushliteral(L, `${own.placeText(ar.place)}:`);",
  },
];

/** Each kind of statement, and how far MoonSharp says it goes. */
const STATEMENTS: readonly Patch[] = [
  {
    file: "lparser.js",
    from: "    let line = ls.linenumber;  /* may be needed for error messages */\n    enterlevel(ls);\n",
    to: `    let line = ls.linenumber;  /* may be needed for error messages */
    let around = ls.place;
    ls.place = llex.luaX_placeFrom(ls.t.at);
    enterlevel(ls);
`,
  },
  {
    file: "lparser.js",
    from: "    ls.fs.freereg = ls.fs.nactvar;  /* free registers */\n    leavelevel(ls);\n",
    to: "    ls.fs.freereg = ls.fs.nactvar;  /* free registers */\n    leavelevel(ls);\n    ls.place = around;\n",
  },
  {
    file: "lparser.js",
    from: "    let condexit = cond(ls);\n    enterblock(fs, bl, 1);\n    checknext(ls, R.TK_DO);\n",
    to: "    let condexit = cond(ls);\n    llex.luaX_endBefore(ls.place, ls.t.at);\n    enterblock(fs, bl, 1);\n    checknext(ls, R.TK_DO);\n",
  },
  {
    file: "lparser.js",
    from: "    check_match(ls, R.TK_UNTIL, R.TK_REPEAT, line);\n    let condexit = cond(ls);  /* read condition (inside scope block) */\n",
    to: `    ls.place = llex.luaX_placeFrom(ls.t.at);
    check_match(ls, R.TK_UNTIL, R.TK_REPEAT, line);
    let condexit = cond(ls);  /* read condition (inside scope block) */
    llex.luaX_endBefore(ls.place, ls.t.at);
`,
  },
  {
    file: "lparser.js",
    from: "    adjustlocalvars(ls, 3);  /* control variables */\n",
    to: "    adjustlocalvars(ls, 3);  /* control variables */\n    llex.luaX_endWith(ls.place, ls.t.at);\n",
  },
  {
    file: "lparser.js",
    from: "    llex.luaX_next(ls);  /* skip IF or ELSEIF */\n    expr(ls, v);  /* read condition */\n",
    to: `    ls.place = llex.luaX_placeFrom(ls.t.at);
    llex.luaX_next(ls);  /* skip IF or ELSEIF */
    expr(ls, v);  /* read condition */
    llex.luaX_endWith(ls.place, ls.t.at);
`,
  },
  {
    file: "lparser.js",
    from: "    adjust_assign(ls, nvars, nexps, e);\n    adjustlocalvars(ls, nvars);\n",
    to: "    llex.luaX_endBefore(ls.place, ls.t.at);\n    adjust_assign(ls, nvars, nexps, e);\n    adjustlocalvars(ls, nvars);\n",
  },
  {
    file: "lparser.js",
    from: "        nret = explist(ls, e);  /* optional return values */\n",
    to: "        nret = explist(ls, e);  /* optional return values */\n        llex.luaX_endBefore(ls.place, ls.t.at);\n",
  },
  // A function that is set is set where its parameters stand.
  {
    file: "lparser.js",
    from: "    body(ls, b, ismethod, line);\n    luaK_storevar(ls.fs, v, b);\n",
    to: `    let place = llex.luaX_placeFrom(ls.t.at);
    ls.begun = place;
    body(ls, b, ismethod, line);
    Object.assign(ls.place, place);
    luaK_storevar(ls.fs, v, b);
`,
  },
  {
    file: "lparser.js",
    from: "    checknext(ls, 41 /* (')').charCodeAt(0) */);\n    statlist(ls);\n",
    to: `    checknext(ls, 41 /* (')').charCodeAt(0) */);
    if (ls.begun) llex.luaX_endBefore(ls.begun, ls.t.at);
    ls.begun = null;
    statlist(ls);
`,
  },
  // A call that stands for itself begins where its arguments do, or at the name of the method.
  {
    file: "lparser.js",
    from: "const funcargs = function(ls, f, line) {\n    let fs = ls.fs;\n",
    to: "const funcargs = function(ls, f, line, method) {\n    let fs = ls.fs;\n    let call = llex.luaX_placeFrom(method || ls.t.at);\n",
  },
  {
    file: "lparser.js",
    from: "            check_match(ls, 41 /* (')').charCodeAt(0) */, 40 /* ('(').charCodeAt(0) */, line);\n            break;\n",
    to: `            llex.luaX_endWith(call, ls.t.at);
            check_match(ls, 41 /* (')').charCodeAt(0) */, 40 /* ('(').charCodeAt(0) */, line);
            break;
`,
  },
  {
    file: "lparser.js",
    from: "            constructor(ls, args);\n            break;\n",
    to: "            constructor(ls, args);\n            llex.luaX_endBefore(call, ls.t.at);\n            break;\n",
  },
  {
    file: "lparser.js",
    from: "            llex.luaX_next(ls);  /* must use 'seminfo' before 'next' */\n            break;\n",
    to: `            llex.luaX_next(ls);  /* must use 'seminfo' before 'next' */
            llex.luaX_endWith(call, ls.t.at);  /* with the token behind the text: so does MoonSharp */
            break;
`,
  },
  {
    file: "lparser.js",
    from: "    fs.freereg = base + 1; /* call remove",
    to: "    ls.call = call;\n    fs.freereg = base + 1; /* call remove",
  },
  {
    file: "lparser.js",
    from: "                llex.luaX_next(ls);\n                checkname(ls, key);\n                luaK_self(fs, v, key);\n                funcargs(ls, v, line);\n",
    to: `                llex.luaX_next(ls);
                let method = ls.t.at;
                checkname(ls, key);
                luaK_self(fs, v, key);
                funcargs(ls, v, line, method);
`,
  },
];

export const places: readonly Patch[] = [...LEXER, ...CODE, ...STATEMENTS];
