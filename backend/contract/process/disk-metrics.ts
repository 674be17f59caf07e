import { statfs } from 'node:fs/promises';
import { Gauge, type Registry } from 'prom-client';

/** Gauges of the disk with the data folder: the space available to this program, and the total space, in bytes. */
export function measureDisk(registry: Registry, dataDir: string): void {
  const gauge = (name: string, help: string, count: 'bavail' | 'blocks') =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const disk = await statfs(dataDir).catch(() => null);
        if (disk) this.set(disk[count] * disk.bsize);
      },
    });
  gauge('data_folder_free_bytes', 'Free space of the disk the data folder lies on', 'bavail');
  gauge('data_folder_disk_bytes', 'Size of the disk the data folder lies on', 'blocks');
}
