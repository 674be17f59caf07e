CREATE TABLE "former_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"ticket_id" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "scans" ADD COLUMN "phone_result" text;--> statement-breakpoint
ALTER TABLE "scans" ADD COLUMN "server_result" text;--> statement-breakpoint
ALTER TABLE "former_codes" ADD CONSTRAINT "former_codes_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_codes_ticket" ON "former_codes" USING btree ("ticket_id");