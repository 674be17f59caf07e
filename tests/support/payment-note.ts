/** The payment note of test events: without one, no event with tickets paid by bank transfer can be published. */
export const PAYMENT_NOTE = '收款人：渡口工作室';
