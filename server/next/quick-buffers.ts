/**
 * Next measures each page with `JSON.stringify` before it is stored, only to warn of large ones, and a Buffer would
 * become an array with a number for each byte: 7 % of the time a page took. Nothing here reads Buffers from JSON.
 */
export function quickenBuffers(): void {
  Buffer.prototype.toJSON = function toJSON() {
    return { type: 'Buffer', data: [] };
  };
}
