/// The part of a client's address that limits apply to.
public enum ClientNetwork {
    /// - Parameter address: an IP address as text.
    /// - Returns: an IPv4 address as it is, of an IPv6 address its first 64 bits (`2001:db8:1:2::`); other text as it is.
    public static func of(_ address: String) -> String {
        IPAddress(address)?.network.description ?? address
    }
}
