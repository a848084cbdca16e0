/** Returns a condition: a row belongs to the organisation in which these programs work. The others hold what the demo put there. */
export const ofDemoPlatform = (table: string): string =>
  `${table}.platform_id = (select id from platforms where platform_client_id = 'alder-finch')`;
