/** The tables as Kysely sees them. */
export interface Schema {
  migrations: { name: string; checksum: string };
}
