import { XMLValidator } from 'fast-xml-parser';
import { drawAvatar } from '@/lib/pictures/avatar';
import { drawAppIcon, drawBrandMark } from '@/lib/pictures/brand-mark';

describe('drawAvatar', () => {
  it('is three flat fields, the same for the same author', () => {
    const svg = drawAvatar('author-1', 40);
    expect(XMLValidator.validate(svg)).toBe(true);
    expect(new Set(svg.match(/#[0-9A-F]{6}/g)).size).toBe(3);
    expect(drawAvatar('author-1', 40)).toBe(svg);
  });

  it('differs between authors', () => {
    const portraits = Array.from({ length: 50 }, (_, i) => drawAvatar(i, 40));
    expect(new Set(portraits).size).toBeGreaterThan(35);
  });
});

describe('the brand mark', () => {
  it('uses the colours of the page inline, and fixed colours in a file', () => {
    expect(drawBrandMark({ height: 26 })).toContain('var(--mark)');
    const file = drawBrandMark({ height: 26, ink: '#101817', mark: '#C7290E' });
    expect(file).not.toMatch(/var\(|currentColor/);
    expect(XMLValidator.validate(file)).toBe(true);
  });

  it('keeps its corners inside the safe circle of a maskable icon', () => {
    const svg = drawAppIcon({ size: 512, maskable: true });
    expect(XMLValidator.validate(svg)).toBe(true);
    expect(svg).toContain('viewBox="-4 -4 24 24"');
  });
});
