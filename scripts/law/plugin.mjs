// Lint rules of this project that ESLint does not have.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { refusalOf, targetOf } from './import-law.mjs';
import { refusedWordOf } from './words.mjs';

const pathOf = (context) => relative(context.cwd, context.filename).split(sep).join('/');

/** Every way to name another file: import, re-export, import type, import(), require and types by import(). */
const imports = {
  meta: { type: 'problem', schema: [{ type: 'object' }], messages: { refused: '{{why}}' } },
  create(context) {
    const [law] = context.options;
    const from = pathOf(context);
    const check = (node) => {
      const specifier = textOf(node);
      const to = specifier === null ? null : targetOf(from, specifier);
      const why = to === null ? null : refusalOf(from, to, law);
      if (why) context.report({ node, messageId: 'refused', data: { why } });
    };
    return {
      'ImportDeclaration, ExportAllDeclaration, ExportNamedDeclaration[source], ImportExpression': (node) =>
        check(node.source),
      TSImportType: (node) => check(node.source ?? node.argument),
      TSExternalModuleReference: (node) => check(node.expression),
      CallExpression(node) {
        if (isLoader(node.callee) && node.arguments[0]) check(node.arguments[0]);
      },
    };
  },
};

/** `require(…)`, `require.resolve(…)` */
function isLoader(callee) {
  const name = callee.type === 'MemberExpression' ? callee.object : callee;
  return name.type === 'Identifier' && name.name === 'require';
}

/** The text of a specifier; for a template, the text before its first expression, which names the folder. */
function textOf(node) {
  if (node.type === 'TSLiteralType') return textOf(node.literal);
  if (node.type === 'Literal') return String(node.value);
  return node.type === 'TemplateLiteral' ? (node.quasis[0]?.value.cooked ?? null) : null;
}

/** Refuses files that only re-export: an import must name the file that defines the imported name. */
const noBarrels = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { barrel: 'No barrels: import from where a thing stands.' },
  },
  create(context) {
    return {
      ExportAllDeclaration: (node) => context.report({ node, messageId: 'barrel' }),
      Program(node) {
        const imported = new Set(
          node.body
            .filter((statement) => statement.type === 'ImportDeclaration')
            .flatMap((statement) => statement.specifiers.map((specifier) => specifier.local.name)),
        );
        const rest = node.body.filter((statement) => statement.type !== 'ImportDeclaration');
        const isReexport = (statement) =>
          statement.type === 'ExportAllDeclaration' ||
          (statement.type === 'ExportNamedDeclaration' &&
            !statement.declaration &&
            (statement.source ||
              (statement.specifiers.length > 0 &&
                statement.specifiers.every(({ local }) => imported.has(local.name)))));
        const isBarrel = rest.length > 0 && rest.every(isReexport);
        if (isBarrel || /^index\.[a-z]+$/.test(basename(context.filename)))
          context.report({ node, messageId: 'barrel' });
      },
    };
  },
};

const EMPTY_NAMES = ['utils', 'util', 'helpers', 'helper', 'misc', 'common'];
const KEBAB = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** File names are in kebab-case and say what the file is for. */
const fileNames = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      empty: '"{{name}}" says nothing about what stands there; name it after its reason.',
      kebab: 'Files are named in kebab-case: {{name}}.',
    },
  },
  create(context) {
    return {
      Program(node) {
        const path = pathOf(context).replace(/(?:\.[a-z]+)+$/, '');
        const name = basename(path);
        const empty = path.split('/').find((word) => EMPTY_NAMES.includes(word.toLowerCase()));
        if (empty) context.report({ node, messageId: 'empty', data: { name: empty } });
        if (!KEBAB.test(name)) context.report({ node, messageId: 'kebab', data: { name } });
      },
    };
  },
};

/** The names of members that classes and types declare. */
const MEMBERS =
  ':matches(MethodDefinition, PropertyDefinition, TSMethodSignature, TSPropertySignature) > Identifier.key';

/** Names consist of words of docs/glossary.md. Imported names are not checked, nor are members named by the wire format. */
const plainWords = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { refused: '"{{name}}": for "{{word}}" the word is "{{term}}" (docs/glossary.md).' },
  },
  create(context) {
    // Types of stored JSON keep the names it was written with.
    const isStored = pathOf(context).startsWith('backend/db/schema/');
    const check = (node, isMember) => {
      const refused = refusedWordOf(node.name, isMember);
      if (refused) context.report({ node, messageId: 'refused', data: { name: node.name, ...refused } });
    };
    return {
      [MEMBERS]: (node) => isStored || node.name.includes('_') || check(node, true),
      'Program:exit'() {
        const declared = context.sourceCode.scopeManager.scopes
          .flatMap(({ variables }) => variables)
          .flatMap(({ defs }) => defs)
          .filter(({ type, name }) => type !== 'ImportBinding' && name?.type === 'Identifier')
          .map(({ name }) => name);
        for (const node of new Set(declared)) check(node, false);
      },
    };
  },
};

const RAW_SIZE = /(?:text-\[|\[font-size:)/;

/** Sizes of text are those of the type scale in app/styles/type-scale.css. */
const typeScale = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      raw: 'Sizes of text are named: take the nearest of the type scale in app/styles/type-scale.css.',
    },
  },
  create(context) {
    const check = (node, text) => {
      if (RAW_SIZE.test(text)) context.report({ node, messageId: 'raw' });
    };
    return {
      Literal: (node) => typeof node.value === 'string' && check(node, node.value),
      TemplateElement: (node) => check(node, node.value.raw),
      'JSXAttribute[name.name="style"] Property[key.name="fontSize"]': (node) =>
        context.report({ node, messageId: 'raw' }),
    };
  },
};

/** A hash of the rules, so that ESLint drops its cache when they change. */
const version = ['./plugin.mjs', './import-law.mjs', './words.mjs']
  .reduce(
    (hash, file) => hash.update(readFileSync(fileURLToPath(new URL(file, import.meta.url)))),
    createHash('sha256'),
  )
  .digest('hex');

export const house = {
  meta: { name: 'house', version },
  rules: {
    imports,
    'no-barrels': noBarrels,
    'file-names': fileNames,
    'plain-words': plainWords,
    'type-scale': typeScale,
  },
};
