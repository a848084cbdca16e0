import { useLayoutEffect } from 'react';
import { useCreateSingleUseTokenMutation } from './singleUseTokenApi.ts';
import { useScript } from './useScript.ts';

declare global {
  interface Window {
    /** Calls open to the chatbot’s script (docs/CONFIGURATION.md, "The chatbot"). */
    portalChatbot?: { readonly createSingleUseToken: () => Promise<string> };
  }
}

/** Loads the chatbot's script, which asks for a token whenever it wants its server to know the user. */
export function useChatbot(address: string | null | undefined): void {
  const [createToken] = useCreateSingleUseTokenMutation();
  const isThere = typeof address === 'string';
  useLayoutEffect(() => {
    if (!isThere) return undefined;
    window.portalChatbot = { createSingleUseToken: () => createToken(undefined).unwrap() };
    return () => {
      delete window.portalChatbot;
    };
  }, [isThere, createToken]);
  useScript(address);
}
