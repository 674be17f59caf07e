// Prints a style sheet as the build makes it: node tests/support/make-styles.mjs app/globals.css
import { readFileSync } from 'node:fs';
import tailwind from '@tailwindcss/postcss';
import postcss from 'postcss';

const [sheet] = process.argv.slice(2);
const { css } = await postcss([tailwind()]).process(readFileSync(sheet, 'utf8'), { from: sheet });
process.stdout.write(css);
