/**
 * The files of storage that rows name, with the SHA-256 that the row knows. A test finds columns that are named like a key
 * and are neither here nor among the others.
 */
export const namedFilesSql = `
  select key, max(sha256) as sha256 from (
    select storage_key as key, sha256 from files
    union all select storage_key, sha256 from bulk_files
    union all select fault_key, null from company_imports
    union all select file ->> 'key', null from company_imports, jsonb_array_elements(files) as file
    union all select 'images/' || image_key, null from users
    union all select 'images/' || logo_key, null from companies
    union all select 'images/' || logo_key, null from jobs
    union all select 'images/' || cover_key, null from blogs
    union all select 'images/' || photo_key, null from candidates
    union all select 'images/' || poster_key, null from candidates
  ) as named where key is not null group by key`
