interface ImportMetaEnv {
  readonly VITE_API_BASE?: string;
  readonly VITE_UPLOAD_BASE?: string;
  readonly VITE_ANALYTICS_BASE?: string;
}
