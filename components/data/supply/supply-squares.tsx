import { supplySquares } from '@/lib/data/supply-squares';

export interface SupplySquaresProps {
  /** The figure in words, such as "已开采1,995万枚，共2,100万枚". */
  label: string;
  /** Coins mined, in millions. */
  minedMillions: number;
}

/** Twenty-one squares, one per million coins; the one being mined is partly filled. */
export function SupplySquares({ label, minedMillions }: SupplySquaresProps) {
  return (
    <div role="img" aria-label={label} className="grid max-w-[160px] grid-cols-11 gap-px">
      {supplySquares(minedMillions).map((filled, million) => (
        <i key={million} className="aspect-square border border-ink">
          <i className="block h-full bg-ink" style={{ width: `${filled * 100}%` }} />
        </i>
      ))}
    </div>
  );
}
