/// The part of a client's address that limits apply to.
public enum ClientNetwork {
    /// - Parameter address: an IP address as text.
    /// - Returns: an IPv4 address, or the first 64 bits of an IPv6 address (`2001:db8:1:2::`); other text is unchanged.
    public static func of(_ address: String) -> String {
        IPAddress(address)?.network.description ?? address
    }
}
