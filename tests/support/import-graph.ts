import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';

/** One import: its target, and whether it only imports types. */
interface Import {
  /** Path of a file of the project, or the name of a package. */
  to: string;
  isTypeOnly: boolean;
}

/** A file of the project with its imports. */
interface Source {
  isClient: boolean;
  imports: Import[];
}

export type ImportGraph = Map<string, Source>;

const ENDINGS = ['', '.ts', '.tsx', '/index.ts'];

/** The texts, by path, of all TypeScript files below some folders, and of the portal's files in the root. */
export function readSources(folders: readonly string[]): Map<string, string> {
  const paths = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  );
  return new Map(
    [...paths, 'middleware.ts', 'next.config.ts']
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
      .map((path) => [path, readFileSync(path, 'utf8')]),
  );
}

/**
 * The imports of each file, of types and dynamic ones included.
 * @param around the graph of further files, which is added
 */
export function importGraph(sources: Map<string, string>, around: ImportGraph = new Map()): ImportGraph {
  const paths = new Set([...sources.keys(), ...around.keys()]);
  return new Map([
    ...around,
    ...[...sources].map(([path, text]) => [path, read(path, text, paths)] as const),
  ]);
}

function read(path: string, text: string, paths: Set<string>): Source {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const imports: Import[] = [];
  const add = (specifier: ts.Node | undefined, isTypeOnly: boolean) => {
    if (specifier && ts.isStringLiteralLike(specifier))
      imports.push({ to: resolve(path, specifier.text, paths), isTypeOnly });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, isTypeOnly(node));
    else if (ts.isExportDeclaration(node))
      add(node.moduleSpecifier, node.isTypeOnly || areTypes(node.exportClause));
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      add(node.argument.literal, true);
    else if (ts.isExternalModuleReference(node)) add(node.expression, false);
    else if (ts.isCallExpression(node) && isLoader(node.expression)) add(node.arguments[0], false);
    ts.forEachChild(node, visit);
  };
  visit(file);
  const [first] = file.statements;
  const isClient =
    first !== undefined &&
    ts.isExpressionStatement(first) &&
    ts.isStringLiteral(first.expression) &&
    first.expression.text === 'use client';
  return { isClient, imports };
}

function isTypeOnly({ importClause: clause }: ts.ImportDeclaration): boolean {
  if (!clause) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  return clause.name === undefined && areTypes(clause.namedBindings);
}

/** `{ type A, type B }` */
function areTypes(names: ts.NamedImportBindings | ts.NamedExportBindings | undefined): boolean {
  if (!names || !(ts.isNamedImports(names) || ts.isNamedExports(names))) return false;
  return names.elements.length > 0 && names.elements.every((element) => element.isTypeOnly);
}

function isLoader(callee: ts.Expression): boolean {
  return (
    callee.kind === ts.SyntaxKind.ImportKeyword || (ts.isIdentifier(callee) && callee.text === 'require')
  );
}

function resolve(from: string, specifier: string, paths: Set<string>): string {
  const path = specifier.startsWith('@/')
    ? specifier.slice(2)
    : specifier.startsWith('.')
      ? posix.join(posix.dirname(from), specifier)
      : null;
  if (path === null) return specifier;
  const ending = ENDINGS.find((suffix) => paths.has(path + suffix));
  return ending === undefined ? path : path + ending;
}
