import { sql, type Kysely } from 'kysely';
import { synonyms } from './frozenSynonyms.ts';

const columns = `
alter table study add column keywords text not null default '';
alter table site add column city text;
create index site_spot on site using gist (country, point(lon, lat));`;

/** Functions that columns are computed with name what they call once for all: a dump that is read in sets no path. */
const functions = `
create function search_text(text) returns text language sql immutable strict parallel safe
return lower(btrim(regexp_replace(regexp_replace(normalize($1, nfd), '[\\u0300-\\u036f]+', '', 'g'),
  '[^a-zA-Z0-9\\u00c0-\\u1fff\\u2c00-\\ud7ff]+', ' ', 'g')))
--
create function search_terms(jsonb) returns text[] language sql immutable strict parallel safe
return (select array_agg(distinct search_text(value)) from jsonb_each_text($1))
--
create function search_word(text) returns tsquery language sql immutable strict parallel safe
return (with stem as (select to_tsquery('english', $1) as en, to_tsquery('spanish', $1) as es)
  select case when numnode(en) = 0 or numnode(es) = 0 then ''::tsquery when en = es then en else en || es end from stem)
--
create function search_beginning(text) returns tsquery language sql immutable strict parallel safe
return ($1 || ':*')::tsquery
--
create function search_phrase(text) returns tsquery language sql immutable strict parallel safe
return phraseto_tsquery('english', $1) || phraseto_tsquery('spanish', $1)
--
create function km_between(lat1 double precision, lon1 double precision, lat2 double precision, lon2 double precision)
returns double precision language sql immutable parallel safe
return 2 * 6371 * asin(least(1, sqrt(sin(radians(lat2 - lat1) / 2) ^ 2
  + cos(radians(lat1)) * cos(radians(lat2)) * sin(radians(lon2 - lon1) / 2) ^ 2)))`;

const tables = `
create table search_study (study_id integer primary key references study (id) on delete cascade,
  target_area text not null, words tsvector not null) with (toast_tuple_target = 128);
create index search_study_words on search_study using gin (words) with (fastupdate = off);
create index search_study_beyond on search_study (study_id) where target_area <> 'Distance';
create table synonym (concept text not null, locale text not null, term text not null,
  folded text not null generated always as (search_text(term)) stored, primary key (concept, locale, term));
create index synonym_folded on synonym (folded);
alter table indication add column terms text[] generated always as (search_terms(name)) stored`;

/** What is indexed of a study: its words in each language, stemmed, and its conditions by number. */
const triggers = `
create function search_words(details jsonb, more text) returns tsvector language plpgsql stable as $$
declare ids integer[] := array(select value::integer from jsonb_array_elements_text(details -> 'indicationIds'));
  result tsvector := array_to_tsvector(array(select '#' || id from unnest(ids) as id));
  one record;
begin
  for one in select locale, string_agg(text, ' ') as text from (
      select 'en' as locale, more as text
      union all select (said).key, (said).value from jsonb_each_text(details -> 'title') as said
      union all select (said).key, (said).value from jsonb_each_text(details -> 'description') as said
      union all select (said).key, (said).value from jsonb_each_text(details -> 'name') as said
      union all select (said).key, (said).value from indication, jsonb_each_text(name) as said where id = any(ids)) as texts
    group by locale order by locale
  loop
    result := result || to_tsvector(case one.locale when 'en' then 'english' when 'es' then 'spanish' else 'simple'
      end::regconfig, search_text(one.text));
  end loop;
  return result;
end $$
--
create function search_studies(ids integer[]) returns void language plpgsql as $$
begin
  delete from search_study where study_id = any(ids) and not exists (select from study
    where id = study_id and status = 'open' and details -> 'isSimulation' is distinct from to_jsonb(true));
  insert into search_study (study_id, target_area, words)
    select id, details ->> 'siteTargetAreaType', search_words(details, external_id || ' ' || keywords) from study
    where id = any(ids) and status = 'open' and details -> 'isSimulation' is distinct from to_jsonb(true)
  on conflict (study_id) do update set target_area = excluded.target_area, words = excluded.words
    where (search_study.target_area, search_study.words) is distinct from (excluded.target_area, excluded.words);
end $$
--
create function search_new_studies() returns trigger language plpgsql as $$
begin
  perform search_studies(array(select id from fresh where status = 'open'));
  return null;
end $$
--
create function search_changed_studies() returns trigger language plpgsql as $$
begin
  perform search_studies(array(select fresh.id from fresh join stale using (id)
    where (fresh.status, fresh.details, fresh.keywords, fresh.external_id)
      is distinct from (stale.status, stale.details, stale.keywords, stale.external_id)
      and 'open' in (fresh.status, stale.status)));
  return null;
end $$
--
create function search_named_conditions() returns trigger language plpgsql as $$
declare ids integer[] := array(select study_id from fresh, search_study
  where words @@ quote_literal('#' || fresh.id)::tsquery order by study_id);
begin
  perform from study where id = any(ids) order by id for no key update;
  perform search_studies(ids);
  return null;
end $$
--
create trigger search_insert after insert on study referencing new table as fresh
  for each statement execute function search_new_studies()
--
create trigger search_update after update on study referencing new table as fresh old table as stale
  for each statement execute function search_changed_studies()
--
create trigger search_insert after insert on indication referencing new table as fresh
  for each statement execute function search_named_conditions()
--
create trigger search_update after update on indication referencing new table as fresh
  for each statement execute function search_named_conditions()
--
select search_studies(array(select id from study where status = 'open'))`;

/**
 * The index of the study search: the words and conditions of every study that visitors may find, kept by the database
 * itself whoever writes, the sites by where they are, and other words for the conditions.
 */
export const search = {
  async up(db: Kysely<{ synonym: { concept: string; locale: string; term: string } }>): Promise<void> {
    for (const [group, between] of [
      [columns, /;\n/],
      [functions, /\n--\n/],
      [tables, /;\n/],
      [triggers, /\n--\n/],
    ] as const)
      for (const statement of group.split(between)) await sql.raw(statement).execute(db);
    await db.insertInto('synonym').values(synonyms()).execute();
  },
};
