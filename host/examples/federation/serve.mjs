import { serve } from '../serve.mjs';

serve(import.meta.dirname, 4001);
