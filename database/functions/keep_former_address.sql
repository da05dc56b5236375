-- what was published under another address leads to where it is now
create or replace function keep_former_address() returns trigger language plpgsql as $$
begin
  delete from content_redirects where kind = tg_argv[0] and slug = new.slug;
  if old.published_at is not null then
    insert into content_redirects (kind, slug, page_id) values (tg_argv[0], old.slug, new.id)
    on conflict (kind, slug) do update set page_id = excluded.page_id, created_at = now();
  end if;
  return null;
end $$;

create or replace trigger help_pages_address after update of slug on help_pages
  for each row when (old.slug is distinct from new.slug) execute function keep_former_address('help');
create or replace trigger blogs_address after update of slug on blogs
  for each row when (old.slug is distinct from new.slug) execute function keep_former_address('blogs');
create or replace trigger skill_pages_address after update of slug on skill_pages
  for each row when (old.slug is distinct from new.slug) execute function keep_former_address('skills');
