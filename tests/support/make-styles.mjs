// Prints a style sheet as the build makes it: node tests/support/make-styles.mjs app/globals.css
import { readFileSync } from 'node:fs';
import tailwind from '@tailwindcss/postcss';
import postcss from 'postcss';
import { readerSize } from '../../scripts/reader-size.mjs';

const [sheet] = process.argv.slice(2);
const { css } = await postcss([tailwind(), readerSize()]).process(readFileSync(sheet, 'utf8'), {
  from: sheet,
});
process.stdout.write(css);
