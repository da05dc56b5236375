import { BaseSchema } from '@adonisjs/lucid/schema'
import { sqlOf } from '#database/functions/sql_of'

/** Invoices that are written by hand: a draft without a number, for no order. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(sqlOf('keep_papers'))
    this.schema.raw(/* sql */ `
      alter table invoices
        add column status text not null default 'issued' check (status in ('draft', 'issued', 'void')),
        -- what a draft says, before tax: [{ description, sac?, quantity, each, discount? }]
        add column lines jsonb,
        add column note varchar(500),
        add column due_at timestamptz,
        add column created_at timestamptz not null default now(),
        add column updated_at timestamptz not null default now(),
        alter column number drop not null, alter column financial_year drop not null, alter column nth drop not null,
        alter column order_id drop not null,
        add check (status <> 'issued' or number is not null),
        add check (order_id is not null or company_id is not null);
      create index invoices_created on invoices (created_at, id);
      alter table ledger_transfers alter column order_id drop not null, add check (num_nonnulls(order_id, invoice_id) > 0);
      drop trigger invoices_are_final on invoices;
      create trigger invoices_are_final before update or delete on invoices for each row execute function keep_papers();
    `)
  }

  async down() {
    this.schema.raw(/* sql */ `
      drop trigger invoices_are_final on invoices;
      create trigger invoices_are_final before update or delete on invoices for each row execute function refuse_change();
      drop function keep_papers;
      drop index invoices_created;
      alter table ledger_transfers alter column order_id set not null;
      alter table invoices drop column status, drop column lines, drop column note, drop column due_at, drop column created_at, drop column updated_at,
        alter column number set not null, alter column financial_year set not null, alter column nth set not null, alter column order_id set not null;
    `)
  }
}
