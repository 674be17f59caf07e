-- The nickname an account has until its member gives it a name was taken over as the name of people. It is nobody's name: who has it has none.
UPDATE "orders" SET "name" = '' WHERE "name" ~ '^\s*user_[0-9a-f]{6}\s*$';--> statement-breakpoint
UPDATE "tickets" SET "name" = '', "updated_at" = now() WHERE "name" ~ '^\s*user_[0-9a-f]{6}\s*$';--> statement-breakpoint
UPDATE "ticket_transfers" SET "from_name" = '' WHERE "from_name" ~ '^\s*user_[0-9a-f]{6}\s*$';
