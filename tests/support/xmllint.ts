import { spawnSync } from 'node:child_process';

/** Whether xmllint (libxml2-utils) is installed. */
export const hasXmllint = spawnSync('xmllint', ['--version']).status === 0;

/** The errors of a document against a schema in `tests/support/xsd`; empty when it is valid. */
export function schemaErrors(xml: string, schema: 'sitemap' | 'site-index'): string {
  const file = `tests/support/xsd/${schema}.xsd`;
  const { status, stderr } = spawnSync('xmllint', ['--noout', '--nonet', '--schema', file, '-'], {
    input: xml,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return status === 0 ? '' : stderr.slice(0, 1000);
}
