import hljs from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import go from 'highlight.js/lib/languages/go';
import json from 'highlight.js/lib/languages/json';
import python from 'highlight.js/lib/languages/python';
import rust from 'highlight.js/lib/languages/rust';
import sql from 'highlight.js/lib/languages/sql';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';

// What is read in a newsroom of this field; contracts in Solidity read like TypeScript.
const LANGUAGES = { bash, go, json, python, rust, sql, typescript, xml };
for (const [name, language] of Object.entries(LANGUAGES)) hljs.registerLanguage(name, language);

/** Less sure than this it is prose, a log or a drawing in signs. */
const SURE = 5;
/** Characters; the time it takes grows with them. */
const MOST = 20_000;

/** Code as HTML with its words told apart by class (`hljs-keyword` …); null for what is no code we know. */
export function highlightCode(code: string): string | null {
  if (code.length > MOST) return null;
  const { relevance, value } = hljs.highlightAuto(code);
  return relevance >= SURE ? value : null;
}
