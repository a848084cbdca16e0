/** Key pair of a Secure Acceptance profile; the access key tells which secret signed. */
export interface ProfileKey {
  readonly accessKey: string;
  readonly secret: string;
}

/** How a payment gateway is reached, and the keys of both of its protocols. */
export interface GatewayService {
  /** Origin of the REST interface, without a slash at its end. */
  readonly url: string;
  /** Address that the signed form is posted to. */
  readonly pageUrl: string;
  readonly merchant: string;
  readonly keyId: string;
  /** Shared secret of the REST interface in base64. */
  readonly key: string;
  readonly profile: string;
  readonly profileKey: ProfileKey;
  /** The pair before, whose replies still count while keys are rotated. */
  readonly formerKey: ProfileKey | null;
}
