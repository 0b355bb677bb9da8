public enum WorkHomeVersion {
    public static let current = "1.0.0"
}
