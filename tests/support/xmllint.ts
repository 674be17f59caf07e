import { spawnSync } from 'node:child_process';

/** Whether the checker of XML schemas is on this machine (libxml2-utils). */
export const hasXmllint = spawnSync('xmllint', ['--version']).status === 0;

/** What a schema of `tests/support/xsd` finds wrong with a document; empty when nothing is. */
export function schemaFaults(xml: string, schema: 'sitemap' | 'site-index'): string {
  const file = `tests/support/xsd/${schema}.xsd`;
  const { status, stderr } = spawnSync('xmllint', ['--noout', '--nonet', '--schema', file, '-'], {
    input: xml,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return status === 0 ? '' : stderr.slice(0, 1000);
}
