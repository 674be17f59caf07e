/** Whom buyers of tests pay to: without it no event with tickets paid by transfer is published. */
export const PAYMENT_NOTE = '收款人：渡口工作室';
