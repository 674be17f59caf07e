-- Rows stay as they are written, and chains are followed when an address is looked up.
ALTER TABLE "redirects" DROP COLUMN "target_key";
