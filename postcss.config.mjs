import { readerSize } from './scripts/reader-size.mjs';

const config = { plugins: ['@tailwindcss/postcss', readerSize()] };

export default config;
