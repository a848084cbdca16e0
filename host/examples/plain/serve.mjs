import { serve } from '../serve.mjs';

/** The page at `/` has the portal's own sign-in, `/handed-over.html` this company's: see docs/EMBEDDING.md. */
serve(import.meta.dirname, 4002);
