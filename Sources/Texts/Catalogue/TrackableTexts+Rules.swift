extension TrackableTexts {
    package static var smokeFree: String { text("Smoke-free") }
}
