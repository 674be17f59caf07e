/** What the flash desk shows: enough for a day. */
export const FLASH_LIST = { kind: 'flash', size: 100 } as const;
