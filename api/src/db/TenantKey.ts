/** Names a row of a tenant table: its id is unique within its platform. */
export interface TenantKey {
  readonly platformId: bigint;
  readonly id: bigint;
}

/** The key of a row as it was read. */
export const keyOf = ({ platform_id, id }: { readonly platform_id: bigint; readonly id: bigint }): TenantKey => ({
  platformId: platform_id,
  id,
});
