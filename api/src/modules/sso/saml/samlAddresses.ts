/** Our addresses for a SAML connection; the entity id is that of our metadata. */
export const samlAddresses = (publicUrl: string, identifier: string) => {
  const root = `${publicUrl}/api/sso/${identifier}`;
  return { entityId: `${root}/metadata`, acsUrl: `${root}/acs`, signOutUrl: `${root}/slo` };
};
