import type { Brand } from '@/backend/contract/brand/brand';

/** The name and look of the newsroom as this process read it last. */
interface HeldBrand {
  /** Empty until it is read. */
  brand: Partial<Brand>;
  /** Raised with every change, so that what was made of it before is made anew. */
  version: number;
}

/** One for the process: the server reads it, and route bundles make pages by it. */
function holder(): HeldBrand {
  const shared = globalThis as { lianxunBrand?: HeldBrand };
  return (shared.lianxunBrand ??= { brand: {}, version: 0 });
}

/** What the desk saved of the name and look of this newsroom; what it did not is missing or empty. */
export function siteBrand(): Readonly<Partial<Brand>> {
  return holder().brand;
}

/** Raised with every change of the name and look. */
export function brandVersion(): number {
  return holder().version;
}

/** Makes pages by this name and look from now on. Pages made before have to be made anew. */
export function setSiteBrand(brand: Brand): void {
  const current = holder();
  if (JSON.stringify(current.brand) === JSON.stringify(brand)) return;
  current.brand = brand;
  current.version += 1;
}
