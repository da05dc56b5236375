-- a company's name as employers are compared by: without case, signs and the form of the firm
create or replace function company_key(name text) returns text language sql immutable parallel safe strict
  return trim(regexp_replace(regexp_replace(regexp_replace(lower(name), '[^[:alnum:]]+', ' ', 'g'), '\m(private|pvt|limited|ltd|llp|llc|inc|incorporated|corp|corporation|company|co|gmbh|ag|plc|bv|sa|technologies|technology)\M', ' ', 'g'), '\s+', ' ', 'g'));
