import CCairo

/// Drawing on the same pixels as another context, clipped in the same way, whose errors do not spread to that context: Cairo
/// ignores everything that is drawn after one.
enum OwnContext {
    /// Calls `body` with the context.
    ///
    /// - Returns: what went wrong; what was drawn before that stays.
    static func draw(onPixelsOf cairo: OpaquePointer, _ body: (OpaquePointer) -> Void) -> cairo_status_t {
        guard let target = cairo_get_group_target(cairo) else { return CAIRO_STATUS_NULL_POINTER }
        cairo_surface_flush(target)
        guard let surface = surface(sharing: target) else { return CAIRO_STATUS_SURFACE_TYPE_MISMATCH }
        defer {
            cairo_surface_finish(surface)
            cairo_surface_destroy(surface)
            cairo_surface_mark_dirty(target)
        }
        guard let own = cairo_create(surface) else { return CAIRO_STATUS_NO_MEMORY }
        defer { cairo_destroy(own) }
        let status = copyClip(of: cairo, to: own)
        guard status == CAIRO_STATUS_SUCCESS else { return status }
        body(own)
        return cairo_status(own)
    }

    /// A surface with the same pixels, at the same place of device space. Nil where they are not in memory.
    private static func surface(sharing target: OpaquePointer) -> OpaquePointer? {
        guard cairo_surface_get_type(target) == CAIRO_SURFACE_TYPE_IMAGE,
            let pixels = cairo_image_surface_get_data(target)
        else { return nil }
        let surface = cairo_image_surface_create_for_data(
            pixels, cairo_image_surface_get_format(target), cairo_image_surface_get_width(target),
            cairo_image_surface_get_height(target), cairo_image_surface_get_stride(target))
        var (x, y) = (0.0, 0.0)
        cairo_surface_get_device_offset(target, &x, &y)
        cairo_surface_set_device_offset(surface, x, y)
        return surface
    }

    /// Clips are rectangles here: other shapes are masks, which are applied to groups.
    private static func copyClip(of cairo: OpaquePointer, to own: OpaquePointer) -> cairo_status_t {
        cairo_save(cairo)
        cairo_identity_matrix(cairo)
        let list: UnsafeMutablePointer<cairo_rectangle_list_t> = cairo_copy_clip_rectangle_list(cairo)
        cairo_restore(cairo)
        defer { cairo_rectangle_list_destroy(list) }
        guard list.pointee.status == CAIRO_STATUS_SUCCESS else { return list.pointee.status }
        for rect in UnsafeBufferPointer(start: list.pointee.rectangles, count: Int(list.pointee.num_rectangles)) {
            cairo_rectangle(own, rect.x, rect.y, rect.width, rect.height)
        }
        cairo_clip(own)
        return cairo_status(own)
    }
}
