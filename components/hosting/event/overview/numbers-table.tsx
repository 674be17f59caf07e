import { DataTable, type DataTableProps } from '@/components/charts/data-table';

/** The numbers of a chart or a picture as a table, which is opened below it. */
export function NumbersTable({ label, ...table }: DataTableProps & { label: string }) {
  return (
    <details className="mt-1.5 text-xs">
      <summary className="min-h-7 w-fit cursor-pointer underline underline-offset-4 max-md:py-[11px]">
        {label}
      </summary>
      <DataTable {...table} />
    </details>
  );
}
