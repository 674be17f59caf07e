import { brandRecord } from '@/backend/contract/brand/brand';
import { cleanLogo, logoRatio } from '@/backend/contract/brand/clean-logo';
import { brandIcon } from '@/lib/pictures/brand-icons';
import { setSiteBrand } from '@/lib/platform/config/site-brand';

const svg = (inner: string, attributes = 'viewBox="0 0 10 20"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`;

test('a flat drawing stays as it is, and a second cleaning changes nothing', () => {
  const clean = cleanLogo(
    svg(
      '<g transform="translate(1 2)"><path d="M0 0h4v8z" fill="#0b4c8c"/></g><circle cx="5" cy="5" r="2"/>',
    ),
  );
  expect(clean).toBe(
    svg(
      '<g transform="translate(1 2)"><path d="M0 0h4v8z" fill="#0b4c8c"/></g><circle cx="5" cy="5" r="2"/>',
      'viewBox="0 0 10 20" fill="currentColor"',
    ),
  );
  expect(cleanLogo(clean ?? '')).toBe(clean);
  expect(logoRatio(clean ?? '')).toBe(0.5);
});

test.each([
  '<script>alert(1)</script>',
  '<path d="M0 0h1" onload="alert(1)"/>',
  '<a href="javascript:alert(1)"><path d="M0 0h1"/></a>',
  '<use href="https://evil.example/a.svg#x"/>',
  '<image href="https://evil.example/a.png"/>',
  '<style>path{fill:url(https://evil.example)}</style>',
  '<path d="M0 0h1" style="fill:url(https://evil.example/a)"/>',
  '<path d="M0 0h1" fill="url(#a)"/>',
  '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(1)"/></body></foreignObject>',
  '<path d="M0 0h1&quot;/&gt;&lt;script&gt;alert(1)&lt;/script&gt;"/>',
  '<path d="M0 0h1" fill="red&quot; onload=&quot;alert(1)"/>',
  '<animate attributeName="href" to="javascript:alert(1)"/>',
  '<!--><script>alert(1)</script>-->',
])('nothing that runs, loads or leads away is left of %s', (hostile) => {
  const clean = cleanLogo(svg(`${hostile}<rect width="1" height="1"/>`)) ?? '';
  expect(clean).toContain('<rect width="1" height="1"/>');
  expect(clean).not.toMatch(/script|alert|href|url|evil|style|on\w+=|foreign|animate|<!/i);
});

test('what is no drawing is refused', () => {
  for (const text of [
    '<p>a</p>',
    'a',
    svg('<text>a</text>'),
    svg('<rect/>', ''),
    svg('<rect/>', 'viewBox="0 0 900 1"'),
  ])
    expect(cleanLogo(text)).toBeNull();
  expect(brandRecord.safeParse({ logo: '<p/>' }).error?.issues.map(({ message }) => message)).toEqual([
    'notALogo',
  ]);
  expect(brandRecord.parse({ logo: svg('<rect width="1" height="1"/>') }).logo).toContain('currentColor');
});

test('icons are those of the build until the newsroom has a logo or a colour', async () => {
  expect(brandIcon('/icon.svg')).toBeNull();
  setSiteBrand(brandRecord.parse({ accent: { light: '#0b4c8c' } }));
  expect((await brandIcon('/icon.svg'))?.file.toString()).toContain('fill="#0b4c8c"');
  expect(brandIcon('/robots.txt')).toBeNull();
  setSiteBrand(brandRecord.parse({ logo: svg('<rect width="10" height="20" fill="var(--mark)"/>') }));
  expect((await brandIcon('/icon.svg'))?.file.toString()).toContain('fill="#c7290e"');
  const png = (await brandIcon('/apple-icon.png'))?.file;
  expect(png?.subarray(1, 4).toString()).toBe('PNG');
  expect((await brandIcon('/favicon.ico'))?.file.readUInt16LE(2)).toBe(1);
  setSiteBrand(brandRecord.parse({}));
});
