#!/usr/bin/env node
// Makes the pictures of the site itself from the brand mark: app/icon.svg, app/apple-icon.png, public/share.png.
// Needs an installed CJK font for the name; the results are kept in the repository.
import { writeFileSync } from 'node:fs';
import { build } from 'esbuild';
import sharp from 'sharp';

const bundle = await build({
  entryPoints: ['lib/pictures/brand-mark.ts'],
  bundle: true,
  write: false,
  format: 'esm',
});
const { drawAppIcon } = await import(
  `data:text/javascript,${encodeURIComponent(bundle.outputFiles[0].text)}`
);

writeFileSync('app/icon.svg', drawAppIcon({ size: 64 }));
await sharp(Buffer.from(drawAppIcon({ size: 180, maskable: true })))
  .png()
  .toFile('app/apple-icon.png');
const share = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
  <path fill="#fff" d="M0 0h1200v630H0z"/><path fill="#101817" d="M232 0h1v630h-1z"/>
  <path fill="#C7290E" d="M224 236h17v17h-17z"/>
  <g font-family="Noto Sans CJK SC, sans-serif" fill="#101817">
    <text x="272" y="290" font-size="120" font-weight="900">链讯</text>
    <text x="272" y="372" font-size="40" font-weight="700">Lianxun</text>
    <text x="272" y="440" font-size="30" fill="#44514D">Web3快讯、专栏与活动 · Web3 news, columns and events</text>
  </g></svg>`;
await sharp(Buffer.from(share)).png({ palette: true }).toFile('public/share.png');
