import { sql, type Kysely } from 'kysely';

/**
 * The review of a business as a conversation: questions of staff, which stand beside the state, answers with files, what a service
 * checked, and tax ids that are sealed. A charge that is not credited can go back to its card.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // The plain tax ids of older rows are sealed when the server starts: the key is no part of the database.
  `alter table kyb_submissions
    add column sealed_tax_id text,
    add column tax_id_last_four text check ((tax_id_last_four is null) = (sealed_tax_id is null)),
    add column rewards_usage_other text,
    add column web_site text,
    add column industry text,
    add column monthly_volume text,
    add column first_send text,
    -- Answers at sign-up; null for an organisation that did not sign up by itself.
    add column sign_up jsonb`,
  `create table kyb_questions (
    platform_id bigint not null references platforms,
    id bigint not null generated always as identity,
    identifier uuid not null default gen_random_uuid(),
    question text not null,
    fields text[] not null,
    asked_at timestamptz not null,
    asked_by text not null,
    answer text,
    answered_at timestamptz check ((answered_at is null) = (answer is null)),
    answered_by_user_id bigint check ((answered_by_user_id is null) = (answered_at is null)),
    -- When it was answered, or a decision or another question took its place.
    closed_at timestamptz check (answered_at is null or closed_at is not null),
    primary key (platform_id, id),
    unique (platform_id, identifier),
    foreign key (platform_id, answered_by_user_id) references users
  )`,
  `create unique index kyb_questions_open on kyb_questions (platform_id) where closed_at is null`,
  `create table kyb_files (
    platform_id bigint not null,
    id uuid not null,
    question_id bigint not null,
    name text not null,
    content_type text not null,
    size_bytes int not null,
    sha256 text not null,
    sent_at timestamptz not null,
    sent_by_user_id bigint not null,
    primary key (platform_id, id),
    unique (platform_id, question_id, sha256, name),
    foreign key (platform_id, question_id) references kyb_questions,
    foreign key (platform_id, sent_by_user_id) references users
  )`,
  `create table kyb_checks (
    platform_id bigint not null,
    submission_id bigint not null,
    requested_at timestamptz not null,
    answered_at timestamptz,
    results jsonb check ((results is null) = (answered_at is null)),
    primary key (platform_id, submission_id),
    foreign key (platform_id, submission_id) references kyb_submissions
  )`,
  `create index kyb_checks_waiting on kyb_checks (requested_at) where answered_at is null`,
  // Organisations that were asked and have submitted nothing since.
  `insert into kyb_questions (platform_id, question, fields, asked_at, asked_by)
    select platforms.id, coalesce(asked.details->>'reason', ''), '{}', asked.created_at, coalesce(asked.staff_email, '')
    from platforms
    cross join lateral (select * from audit_log
      where audit_log.platform_id = platforms.id and entity_type = 'kybReview' and action = 'kyb.decided'
      order by audit_log.id desc limit 1) asked
    where platforms.kyb_status = 'UNDER_REVIEW' and asked.details->>'decision' = 'MORE_INFORMATION'
      and not exists (select from kyb_submissions
        where kyb_submissions.platform_id = platforms.id and kyb_submissions.submitted_at > asked.created_at)`,
  // The refund of a charge that was captured for an organisation that staff rejected.
  `alter table deposits add column refund_asked_at timestamptz, add column refund_gateway_id text`,
  `grant select, insert, update on kyb_questions, kyb_checks to portal_app`,
  `grant select, insert, delete on kyb_files to portal_app`,
];
