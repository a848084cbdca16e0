import { sql, type Kysely } from 'kysely';

/** The words of a note are found by functions whose plans are kept: in `sql` they were planned anew for each entry that is posted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** As in 0013. */
const statements = [
  `create or replace function note_words(text) returns text[] language plpgsql immutable parallel safe as $$
    begin
      return array(
        select distinct word
        from regexp_split_to_table(public.fold_text(left($1, 200)), '[[:space:][:punct:]]+') as word
        where word <> '' limit 60);
    end
  $$`,
  `create or replace function note_lexemes(p_platform_id bigint, text) returns tsvector language plpgsql immutable parallel safe as $$
    begin
      return nullif(array_to_tsvector(array(select p_platform_id || ' ' || word from unnest(public.note_words($2)) as word)), '');
    end
  $$`,
];
