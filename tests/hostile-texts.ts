/**
 * 200 texts that try to be more than a text: script, addresses that run something, marks that turn the line around or cannot be
 * seen, halves of characters, names that every object has, texts that grow. Typed, pasted or put in an address and an attribute,
 * each must stay what it is: a text that is shown or found faulty, and nothing runs, nothing throws, nothing hangs.
 *
 * Whatever would run calls `hostile()` or sets `window.hostile`, so that a test can see that it did not: `HOSTILE_MARK`.
 */

/** The name of what a text would call or set, were it ever executed. */
export const HOSTILE_MARK = 'hostile';

const valid = 'XaAbApBxXpPb - - a 0-0 rulebook', inAddress = valid.replaceAll(' ', '_');
const zeroWidth = '\u200b\u200c\u200d\u2060\ufeff', run = 'hostile()';

/** Elements and attributes that run something as soon as they stand in a page. */
const markup = [
  `<script>${run}</script>`, `<SCRIPT>${run}</SCRIPT>`, `<scr<script>ipt>${run}</scr</script>ipt>`, `<script\n>${run}</script\n>`, `<script/src=data:,${run}></script>`,
  `"><script>${run}</script>`, `'><script>${run}</script>`, `</script><script>${run}</script>`, `</textarea><script>${run}</script>`, `</title><script>${run}</script>`,
  `</style><script>${run}</script>`, `--><script>${run}</script>`, `]]><script>${run}</script>`, `<script type="module">import('data:text/javascript,${run}')</script>`, `<noscript><p title="</noscript><img src=x onerror=${run}>">`,
  `<img src=x onerror=${run}>`, `<img src=x onerror="${run}">`, `<img/src=x/onerror=${run}>`, `<img src=x:x onerror\u0000=${run}>`, `<IMG SRC=x ONERROR=${run}>`,
  `<img src="x" srcset="y" onerror='${run}'`, `<<img src=x onerror=${run}>`, `<video><source onerror=${run}></video>`, `<audio src=x onerror=${run}>`, `<input autofocus onfocus=${run}>`,
  `<details open ontoggle=${run}>`, `<body onload=${run}>`, `<marquee onstart=${run}>`, `<a href="javascript:${run}">s34</a>`, `<form action=javascript:${run}><button>`,
  `<iframe src="javascript:${run}"></iframe>`, `<iframe srcdoc="<script>parent.${run}</script>"></iframe>`, `<object data="javascript:${run}">`, `<embed src="javascript:${run}">`, `<base href="javascript:${run}//">`,
  `<meta http-equiv=refresh content="0;url=javascript:${run}">`, `<link rel=stylesheet href="data:text/css,*{display:none}">`, `<style>*{display:none}</style>`, `<style>@import 'javascript:${run}';</style>`, `<template shadowrootmode=open><img src=x onerror=${run}></template>`,
  `<blue-lion-referee position="${valid}" onclick=${run}>`, `<blue-lion-game record="<img src=x onerror=${run}>">`, `<slot onslotchange=${run}>`, `<dialog open oncancel=${run}>`,
];

/** Drawings and other languages that can carry script. */
const drawings = [
  `<svg onload=${run}>`, `<svg><script>${run}</script></svg>`, `<svg><script href="data:,${run}"/></svg>`, `<svg><animate onbegin=${run} attributeName=x dur=1s>`, `<svg><set attributeName=href to=javascript:${run}>`,
  `<svg><a xlink:href="javascript:${run}"><text y=20>s34</text></a></svg>`, `<svg><foreignObject><img src=x onerror=${run}></foreignObject></svg>`, `<svg><use href="data:image/svg+xml,<svg onload=${run}>#x">`, `<math><mi xlink:href="javascript:${run}">x</mi></math>`, `<math><mtext></table><img src=x onerror=${run}>`,
  `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>`, `<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]><x>&b;</x>`, `<![CDATA[<img src=x onerror=${run}>]]>`, `<!--[if IE]><script>${run}</script><![endif]-->`,
];

/** Addresses that run something, or lead away. */
const addresses = [
  `javascript:${run}`, `JaVaScRiPt:${run}`, `java\tscript:${run}`, `java\nscript:${run}`, ` javascript:${run}`, `javascript://%0a${run}`, `javascript:/*--></title>*/${run}`, `vbscript:${run}`,
  `data:text/html,<script>${run}</script>`, 'data:text/html;base64,PHNjcmlwdD5ob3N0aWxlKCk8L3NjcmlwdD4=', 'blob:null/hostile', 'file:///etc/passwd', '//hostile.example/referee/#q=x', 'https://hostile.example/referee/', 'https://user:pass@hostile.example/#r=x', '\\\\hostile.example\\share',
  `#q=<img src=x onerror=${run}>`, `#r=%3Cscript%3E${run}%3C/script%3E`, `#position=${inAddress}&position=<b>`, `/rulings/"onclick="${run}/`, `/rulings/../../hostile/`, `/rulings/__proto__/`, `/rulings/constructor/`, `https://example.org/rulings/%2e%2e%2f/`,
  'http://[', 'https://%', 'https://example.org:99999/', `x:${'/'.repeat(500)}`,
];

/** Percent escapes that are cut off, doubled, too long, or no text at all. */
const percents = [
  '%', '%%%', '%0', '%zz', '%00', '%C0%80', '%E0%A4%A', '%ED%A0%80', '%F4%90%80%80', '%FF%FE', '%25%32%35', '%2525252525', '%252e%252e%252f', `${'%25'.repeat(400)}41`, '%'.repeat(999), `${inAddress}%`, `${inAddress}_s34%2`, '%u0041', '%EC%82',
];

/** Marks that turn a line around, and characters that nobody sees. */
const unseen = [
  `\u202e${valid}`, `${valid}\u202e`, 'Xa\u202eAbApBxXpPb - - a 0-0', '\u2066\u2067\u2068\u2069', '\u200e\u200f\u061c', '\u202a\u202b\u202c\u202d\u202e', zeroWidth, `${zeroWidth}${valid}${zeroWidth}`, 'Xa\u200bAbApBxXpPb - - a 0-0', 's\u200d34',
  '\ufeffXaAbApBxXpPb', '\u00ad'.repeat(50), '\u2028', '\u2029', '\u0085', '\u3164', '\u115f\u1160', '\u034f', '\u{e0041}\u{e007f}',
  '\0', `${valid}\0`, `Xa\0AbApBxXpPb - - a 0-0`, '\u0001\u0002\u0003\u0007\b', '\u001b[2J\u001b]0;hostile\u0007', '\u001b[31mred', '\v\f', '\u009b31m', '\uffff\ufffe',
];

/** Halves of characters, heaps of marks, letters that look like others, Korean in pieces. */
const letters = [
  '\ud800', '\udc00', '\udc00\ud800', 'Xa\ud800AbApBxXpPb - - a 0-0', `${valid}\udfff`, '\ud83e', 's34\ud83e', `Z${'\u0301'.repeat(300)}`, 'A\u0300\u0301\u0302p', '\u0e4f\u0e4f\u0e4f',
  '🦁', '🦁'.repeat(100), '👨‍👩‍👧‍👦', '🇰🇷', 'ХаАbАрВхХрРb - - а 0-0', 'ＸａＡｂ', '𝐗𝐚𝐀𝐛', 'ſ34',
  'ㅅ34', '뒤\u11ab', '\u1103\u1171\u110c\u1175\u11b8\u1103\u1161', 'ㄱㄴㄷㄹㅁㅂㅅ', '가\u0308각', '٣٤', 'İıſK',
];

/** Texts that mean something to a program: names that every object has, templates, queries, data. */
const programs = [
  '__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', '__defineGetter__', '{"__proto__":{"hostile":true}}', '{"position":"x","move":{"toString":1}}', '[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]',
  '${hostile()}', '{{hostile()}}', '{{constructor.constructor("hostile()")()}}', '<%= hostile() %>', '#{hostile()}', "'; DROP TABLE tiles; --", '" or 1=1', '$(hostile)', '`hostile`', '(a+)+$',
  'undefined', 'null', 'NaN', '-0', '1e309', '99999999999999999999', '0x41', '&lt;script&gt;', '&#60;img src=x onerror=hostile()&#62;', '&amp;amp;amp;lt;',
];

/** Nearly right, endless, or grown. */
const long = [
  'Xa'.repeat(10_000), '-'.repeat(5_000), '/'.repeat(5_000), '_'.repeat(5_000), `${valid} ${'lr '.repeat(6_000)}`, `${valid} {${'{'.repeat(3_000)}`, `- - - a 0-0 rulebook${',swap=any'.repeat(100)}`, `${valid},__proto__=1,constructor=2`, 'XaXaXaXaXaXa - - a 0-0', 'PaPaPaPa - /////// z 9999999999-1e5 chess',
  `${inAddress}_s99999`, `${inAddress}/s34/a99999999x-1/no/v99999999999`,
];

/** All of them; 200. */
export const HOSTILE_TEXTS: readonly string[] = [...markup, ...drawings, ...addresses, ...percents, ...unseen, ...letters, ...programs, ...long];
