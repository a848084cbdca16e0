/** Shorter names are parts of many words. */
const SHORTEST_NAME = 5;

/** True when a password contains an e-mail address, or its part before the @. */
export function namesAddress(password: string, email: string): boolean {
  const [typed, address] = [password.toLowerCase(), email.toLowerCase()];
  const name = address.slice(0, address.lastIndexOf('@'));
  return typed.includes(address) || (name.length >= SHORTEST_NAME && typed.includes(name));
}
