import { createInterface } from 'node:readline/promises';
import { webAddress } from '@/backend/import/text/web-address';

/**
 * Asks the operator in a terminal for the address of a site that its export does not name.
 * @returns null when nobody is there to answer, or for an answer that is no address
 */
export async function promptForSite(file: string): Promise<string | null> {
  if (!process.stdin.isTTY) return null;
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return webAddress(
      await terminal.question(`${file} does not name its site. Its address (https://…): `),
      null,
    );
  } finally {
    terminal.close();
  }
}
