/** Fonts of the mail; Japanese and Chinese faces first where the language needs them. */
export const MAIL_FONTS =
  "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Hiragino Sans','Yu Gothic','PingFang SC','Microsoft YaHei','Noto Sans CJK JP',Arial,sans-serif";

/** The only rules that cannot be inlined: dark colour scheme and small screens. */
export const MAIL_STYLE = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  body { margin: 0; padding: 0; -webkit-text-size-adjust: 100%; }
  a { color: #1f6286; }
  @media (max-width: 480px) {
    .outer { padding: 12px 8px !important; }
    .pad { padding-left: 20px !important; padding-right: 20px !important; }
    .amount { font-size: 32px !important; }
    .button a { display: block !important; text-align: center !important; }
    .button { width: 100% !important; }
  }
  @media (prefers-color-scheme: dark) {
    .ground { background: #10171d !important; }
    .sheet { background: #1a242c !important; border-color: #2c3a45 !important; }
    .ink { color: #eef3f6 !important; }
    .soft { color: #a9b7c1 !important; }
    .rule { border-color: #2c3a45 !important; }
    a.link { color: #8ecae6 !important; }
  }`;
