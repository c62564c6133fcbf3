/** The little of libheif that we use; its own declarations say `any` where it matters. */
declare module 'libheif-js/libheif-wasm/libheif-bundle.js' {
  interface Libheif {
    readonly heif_colorspace: { readonly heif_colorspace_RGB: object }
    readonly heif_chroma: { readonly heif_chroma_interleaved_RGB: object }
    heif_context_alloc(): object | null
    heif_context_read_from_memory(context: object, bytes: Uint8Array): { readonly message: string }
    heif_js_context_get_primary_image_handle(context: object): object | null
    heif_image_handle_get_width(handle: object): number
    heif_image_handle_get_height(handle: object): number
    /** Gives pixels as they lie in its memory, or what went wrong. */
    heif_js_decode_image2(handle: object, colours: object, chroma: object): unknown
  }
  /** Each call makes another, with memory of its own. */
  const open: () => Libheif
  export default open
}
