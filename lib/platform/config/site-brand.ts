import type { Brand } from '@/backend/contract/brand/brand';
import type { SiteFacts } from '@/backend/contract/brand/calls';

/** The name and look of the newsroom as this process read it last. */
interface HeldBrand {
  /** Empty until it is read. */
  brand: Partial<Brand>;
  /** What the backend says of the installation beside it. */
  facts?: Partial<SiteFacts>;
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

/** What the backend says of the installation beside its brand; empty until it is read. */
export function siteFacts(): Readonly<Partial<SiteFacts>> {
  return holder().facts ?? {};
}

/** Makes pages by this name and look from now on. Pages made before have to be made anew. */
export function setSiteBrand(brand: Brand, facts: Partial<SiteFacts> = {}): void {
  const current = holder();
  if (JSON.stringify([current.brand, current.facts]) === JSON.stringify([brand, facts])) return;
  current.brand = brand;
  current.facts = facts;
  current.version += 1;
}
