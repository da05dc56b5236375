-- what free text is compared with: Node.js is "node js", C# and C++ stay themselves; words_of() in job_search.ts does the same
create or replace function job_search_text(value text) returns text language sql immutable parallel safe as $$
  select translate(replace(replace(replace(lower(coalesce(value, '')), 'c++', 'cpp'), 'c#', 'csharp'), '.net', ' dotnet'), '.-_/&+#@''', '         ')
$$;
